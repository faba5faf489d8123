// Counts what is the same of many rows of a table, and tells each kind once, with the line where it begins.
import type { ErrorReason } from '../../../../../shared/contract/error-texts.ts';
import type { Severity } from '../../../../../shared/model/problem.ts';
import type { ParseOutput } from '../parse-output.ts';

/** Kinds that are told one by one; what else there is goes with the last of them. */
const MAX_KINDS = 100;

interface Kind {
  readonly why: ErrorReason;
  readonly line: number;
  count: number;
}

export class TableTally {
  readonly #out: ParseOutput;
  readonly #severity: Severity;
  readonly #code: string;
  readonly #kinds = new Map<string, Kind>();
  #last: Kind | null = null;

  constructor(out: ParseOutput, severity: Severity, code: string) {
    this.#out = out;
    this.#severity = severity;
    this.#code = code;
  }

  /** Reasons are one kind where they read alike, or where `key` is the same. */
  add(why: ErrorReason, line: number, key = `${why.key} ${JSON.stringify(why.params)}`): void {
    const known = this.#kinds.get(key) ?? (this.#kinds.size < MAX_KINDS ? null : this.#last);
    if (known) {
      known.count++;
      return;
    }
    this.#last = { why, line, count: 1 };
    this.#kinds.set(key, this.#last);
  }

  tell(): void {
    for (const { why, line, count } of this.#kinds.values())
      this.#out.problem(this.#severity, this.#code, why, { line, ...(count > 1 && { count }) });
    this.#kinds.clear();
  }
}
