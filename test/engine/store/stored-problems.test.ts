// Problems that a project keeps: those of this version in any language, those of others in the words that they stored.
import { describe, expect, it } from 'vitest';
import { asTold, inEnglish, reason } from '../../../shared/contract/error-texts.ts';
import type { Problem } from '../../../shared/model/problem.ts';
import { readProblems, storeProblems } from '../../../electron/engine/store/stored-problems.ts';

const where = { severity: 'warning', code: 'xml-mixed', file: '/a.xml', line: 3 } as const;
const message = 'As it was told then.';

function read(...stored: object[]): Problem[] {
  return readProblems(JSON.stringify(stored));
}

describe('what was stored', () => {
  it('comes back, and has its English beside it for versions that do not know its reason', () => {
    const problems: Problem[] = [
      { ...where, reason: reason('xml-mixed') },
      { ...where, count: 7, reason: reason('web-cut', { cause: reason('tls-expired') }) },
    ];
    const stored = storeProblems(problems);
    expect(readProblems(stored)).toEqual(problems);
    expect(JSON.parse(stored)).toMatchObject(problems.map((one) => ({ message: inEnglish(one.reason) })));
  });

  it('by a version that had sentences alone keeps its sentence', () => {
    expect(read({ ...where, message })).toEqual([{ ...where, reason: asTold(message) }]);
  });

  it.each(['why', 'reason'])('with its reason as "%s" is told by that', (name) => {
    const told = reason('rows-joined', { rows: 2 });
    expect(read({ ...where, message, [name]: told })).toEqual([{ ...where, reason: told }]);
  });

  it.each([
    ['a key that is not known', { key: 'toString', params: {} }],
    ['a place that nothing stands in', { key: 'rows-joined', params: {} }],
    ['a cause that is not known', { key: 'web-cut', params: { cause: { key: 'no-such', params: {} } } }],
  ])('with %s keeps its sentence', (_, told) => {
    expect(read({ ...where, message, reason: told })).toEqual([{ ...where, reason: asTold(message) }]);
  });
});
