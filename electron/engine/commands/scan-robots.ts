// Goes through the rows that a test of addresses takes, without handing the others out of SQLite. It changes nothing.
import type { Steps } from '../../../shared/model/steps.ts';
import type { Database, SqlRow } from '../store/database.ts';

/** Rows of one read: some milliseconds. */
const ROWS_AT_ONCE = 8_192;

const TEST = 'mapwright_robots_test';

type LocTest = (loc: string) => number;

/** The tests that run now, by number: the function in SQL is one for all of them. */
const running = new WeakMap<Database, Map<number, LocTest>>();
let nextTest = 1;

export interface RobotsScan {
  /** More SQL for a row; it can use `value`, what the test gave. Default: the value is not 0. */
  readonly wanted?: string;
  /** What a row's address has to hold, one of them, to be worth testing; null = all rows are. */
  readonly hints: readonly string[] | null;
  /** A number for an address; 0 where it is not wanted. */
  readonly test: LocTest;
  /** Gets id, loc, issues, included and value of each row that is wanted. */
  readonly found: (row: SqlRow) => void;
}

/** Yields the rows looked at. */
export function* scanRobots(
  db: Database,
  { wanted = 'value <> 0', hints, test, found }: RobotsScan,
): Steps<void> {
  const tests = testsOf(db);
  const number = nextTest++;
  tests.set(number, test);
  const held = hints === null ? '' : `AND (${hints.map(() => 'instr(loc, ?) > 0').join(' OR ') || '0'})`;
  const sql = `SELECT id, loc, issues, included, value FROM (
      SELECT id, loc, issues, included, ${TEST}(?, loc) AS value FROM url WHERE id BETWEEN ? AND ? AND deleted = 0 ${held}
    ) WHERE ${wanted}`;
  try {
    const last = Math.min(db.number('SELECT max(id) FROM url'), db.firstHiddenId - 1);
    for (let from = 1; from <= last; from += ROWS_AT_ONCE) {
      const to = Math.min(from + ROWS_AT_ONCE - 1, last);
      for (const row of db.all(sql, number, from, to, ...(hints ?? []))) found(row);
      yield to - from + 1;
    }
  } finally {
    tests.delete(number);
  }
}

function testsOf(db: Database): Map<number, LocTest> {
  let tests = running.get(db);
  if (!tests) {
    const known = new Map<number, LocTest>();
    running.set(db, (tests = known));
    db.register(TEST, (test, loc) => known.get(Number(test))?.(String(loc)) ?? 0);
  }
  return tests;
}
