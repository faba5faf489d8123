// What a value was and became, short enough for one line of a list. Texts only.
import { changedSegments, type Run } from '../../ui/changed-segments.ts';

/** Characters of what both have in front, of what differs, and of what both have behind. */
const ROOM = { front: 12, changed: 28, behind: 8 } as const;

/** Both values, each around what differs in them; '' stays ''. */
export function shortChange(
  before: string,
  after: string,
): { readonly before: string; readonly after: string } {
  const runs = changedSegments(before, after);
  return { before: shortened(runs.before), after: shortened(runs.after) };
}

function shortened(runs: readonly Run[]): string {
  const [first, last] = [
    runs.findIndex(({ changed }) => changed),
    runs.findLastIndex(({ changed }) => changed),
  ];
  const joined = (from: number, to?: number): string =>
    runs
      .slice(from, to)
      .map(({ text }) => text)
      .join('');
  const [front, changed, behind] = [joined(0, Math.max(first, 0)), joined(first, last + 1), joined(last + 1)];
  if (front.length + changed.length + behind.length <= ROOM.changed) return front + changed + behind;
  const half = ROOM.changed / 2;
  const middle = changed.length <= ROOM.changed ? changed : `${start(changed, half)}…${end(changed, half)}`;
  return (
    (front.length <= ROOM.front ? front : `…${end(front, ROOM.front)}`) +
    middle +
    (behind.length <= ROOM.behind ? behind : `${start(behind, ROOM.behind)}…`)
  );
}

/** Never half a surrogate pair. */
function start(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}

function end(text: string, length: number): string {
  return text.slice(-length).replace(/^[\udc00-\udfff]/, '');
}
