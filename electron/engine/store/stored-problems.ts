// Problems as a project keeps them: with their English beside the reason, as another version may not know that.
import { asTold, inEnglish, isComplete, type ErrorReason } from '../../../shared/contract/error-texts.ts';
import type { Problem } from '../../../shared/model/problem.ts';

type StoredProblem = Omit<Problem, 'reason'> & {
  readonly message?: string;
  readonly reason?: ErrorReason;
  /** Where earlier versions have the reason. */
  readonly why?: ErrorReason;
};

/** Problems as JSON. */
export function storeProblems(problems: readonly Problem[]): string {
  return JSON.stringify(problems.map((problem) => ({ ...problem, message: inEnglish(problem.reason) })));
}

/** Problems that any version stored. What has no reason that this one can word keeps its stored message. */
export function readProblems(stored: string): Problem[] {
  return (JSON.parse(stored) as StoredProblem[]).map(({ message = '', reason, why, ...problem }) => {
    const told = why ?? reason;
    return { ...problem, reason: told && isComplete(told) ? told : asTold(message) };
  });
}
