// References in a replacement to groups that the pattern does not have.
import { expect, it } from 'vitest';
import { missingGroups } from '../../../../../renderer/features/edit/bulk/missing-groups.ts';

it.each([
  ['(a)(b)', '$1$2$&$$', []],
  ['(a)(b)', '$3-$3-$1', ['$3']],
  ['(a)', '$12', []],
  ['(a)', '$0 $21', ['$0', '$21']],
  ['a', '$1', ['$1']],
  ['(a)', '$$2', []],
  ['(?<host>a)', '$<host>$<path>$1', ['$<path>']],
  ['(a)', '$<host>', ['$<host>']],
  ['(', '$3', []],
  ['\\_(a)', '$2', ['$2']],
])('of %s in %s: %j', (pattern, replacement, missing) => {
  expect(missingGroups(pattern, replacement)).toEqual(missing);
});
