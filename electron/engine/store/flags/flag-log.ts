// Remembers what was judged with a change: the flags of rows, which links are open, and the majority site. So whoever
// takes it back, or does it again, need not judge anything: half of the time of an undo. It judges nothing itself, and is
// of no use where flags came from elsewhere since.
import type { Steps } from '../../../../shared/model/steps.ts';
import type { Database, SqlValue } from '../file/database.ts';
import { changeOpenLinks, type LinkDifference } from '../links/links.ts';
import { exchangeMajority } from './majority-site.ts';
import { packCells, packIds, toCells, unpackCells, unpackIds } from '../rows/pack-values.ts';
import type { Direction } from '../history/replay-change.ts';
import { readMeta, writeMeta } from '../file/settings.ts';
import type { Tally } from '../rows/tally.ts';
import type { RobotsFlags, RobotsFlagChanges } from './robots-flags.ts';
import { writeIssues, type IssueChanges } from '../rows/write-cells.ts';

/** The rule whose flag is a bit of its own; others are numbers of rows. */
const ROBOTS = 'robots-blocked';

/** Of more rows at once, to count all anew takes less than to follow each. */
const FOLLOWED_ROWS = 1_000;

/** A number that stays while flags change with the history alone. */
const EPOCH = 'flagsEpoch';

export class FlagLog {
  readonly #db: Database;
  readonly #tally: Tally;
  readonly #robots: RobotsFlags;
  /** The change whose flags are being judged. */
  #change: number | null = null;
  #site: string | null = null;
  /** True where nothing was recorded since the epoch began: it need not end again. */
  #isFresh = false;

  constructor(db: Database, tally: Tally, robots: RobotsFlags) {
    this.#db = db;
    this.#tally = tally;
    this.#robots = robots;
    db.onRollback(() => {
      this.#change = null;
      this.#isFresh = false;
    });
  }

  /** From here to `end`, flags belong to this change. */
  begin(change: number): void {
    this.#change = change;
    this.#site = exchangeMajority(this.#db, null);
  }

  /** Keeps what was noted since `begin`, unless it was of no use. */
  end(): void {
    const change = this.#change;
    this.#change = null;
    if (change === null) return;
    this.#isFresh = false;
    this.#db.run(
      'UPDATE change SET flags = ?, site_before = ?, site_after = ? WHERE id = ?',
      this.#epoch(),
      this.#site,
      exchangeMajority(this.#db, null),
      change,
    );
  }

  /** To be called with flags before they are written. */
  note(changes: IssueChanges): void {
    this.#keep(ascending(changes), null);
  }

  /** Writes flags of robots.txt that differ, and notes them; `clean`: whether each row breaks no other rule. */
  setBlocked(changes: RobotsFlagChanges, clean: readonly boolean[]): void {
    const { ids, flagged } = changes;
    if (ids.length === 0) return;
    const after = flagged.map(Number);
    this.#db.transaction(() => {
      this.#keep(ascending({ ids, before: after.map((flag) => 1 - flag), after }), ROBOTS);
      this.#robots.write(changes);
      this.#tally.moveBlocked(changes, clean);
    });
  }

  #keep({ ids, before, after }: IssueChanges, rule: typeof ROBOTS | null): void {
    if (this.#change === null) {
      this.lose();
      return;
    }
    this.#db.run(
      'INSERT INTO flag_part(change, ids, old, new, rule) VALUES (?, ?, ?, ?, ?)',
      this.#change,
      packIds(Uint32Array.from(ids)),
      packCells(before),
      packCells(after),
      rule,
    );
  }

  /** To be called with what became of open links. */
  noteLinks({ gone, came }: LinkDifference): void {
    if (this.#change === null || gone.length + came.length === 0) return;
    this.#db.run(
      'INSERT INTO link_part(change, gone, came) VALUES (?, ?, ?)',
      this.#change,
      packCells(gone.flat()),
      packCells(came.flat()),
    );
  }

  /**
   * To be called where flags are judged: unless that is for a change of rows, with which they are noted, nothing kept so
   * far holds any more.
   */
  lose(): void {
    if (this.#change !== null || this.#isFresh) return;
    // A number of before must not come back, whatever became of the last one.
    writeMeta(this.#db, EPOCH, Math.max(Date.now(), this.#epoch() + 1));
    this.#isFresh = true;
  }

  /** True where `restore` can bring back the flags of all these changes. */
  holds(changes: readonly number[]): boolean {
    const sql = 'SELECT count(*) FROM change WHERE id IN (SELECT value FROM json_each(?)) AND flags = ?';
    return this.#db.number(sql, JSON.stringify(changes), this.#epoch()) === changes.length;
  }

  /** Brings back what was judged before a change, or after it. Rows that were deleted then must be so now. */
  *restore(change: number, direction: Direction): Steps<void> {
    yield* this.#restoreFlags(change, direction);
    yield* this.#restoreLinks(change, direction);
    const column = direction === 'undo' ? 'site_before' : 'site_after';
    const [site] = this.#db.get(`SELECT ${column} FROM change WHERE id = ?`, change) ?? [];
    if (typeof site === 'string') exchangeMajority(this.#db, site);
  }

  *#restoreFlags(change: number, direction: Direction): Steps<void> {
    const [goal, replaced, order] =
      direction === 'undo' ? ['old', 'new', 'DESC'] : (['new', 'old', 'ASC'] as const);
    const parts = this.#db.all(`SELECT id FROM flag_part WHERE change = ? ORDER BY id ${order}`, change);
    for (const [part = 0] of parts) {
      const [packed, after, before, rule] =
        this.#db.get(`SELECT ids, ${goal}, ${replaced}, rule FROM flag_part WHERE id = ?`, part) ?? [];
      const ids = Array.from(unpackIds(packed));
      if (rule === ROBOTS) {
        this.#restoreBlocked(ids, numbersOf(after, ids.length));
      } else {
        const changes = {
          ids,
          before: numbersOf(before, ids.length),
          after: numbersOf(after, ids.length),
        };
        writeIssues(this.#db, changes);
        this.#tally.moveIssues(changes);
      }
      yield 0;
    }
  }

  #restoreBlocked(ids: readonly number[], flags: readonly number[]): void {
    const write = (): void => {
      this.#robots.write({ ids, flagged: flags.map((flag) => flag === 1) });
    };
    if (ids.length > FOLLOWED_ROWS) this.#tally.forget(true);
    this.#tally.follow(ids, write, true);
  }

  *#restoreLinks(change: number, direction: Direction): Steps<void> {
    const [goal, replaced, order] =
      direction === 'undo' ? ['gone', 'came', 'DESC'] : (['came', 'gone', 'ASC'] as const);
    const parts = this.#db.all(`SELECT id FROM link_part WHERE change = ? ORDER BY id ${order}`, change);
    for (const [part = 0] of parts) {
      const [came, gone] =
        this.#db.get(`SELECT ${goal}, ${replaced} FROM link_part WHERE id = ?`, part) ?? [];
      changeOpenLinks(this.#db, { gone: pairsOf(gone), came: pairsOf(came) });
      yield 0;
    }
  }

  #epoch(): number {
    return Number(readMeta(this.#db, EPOCH) ?? 0);
  }
}

function ascending(changes: IssueChanges): IssueChanges {
  const { ids, before, after } = changes;
  if (ids.every((id, i) => i === 0 || (ids[i - 1] ?? 0) < id)) return changes;
  const order = ids.map((_, i) => i).sort((a, b) => (ids[a] ?? 0) - (ids[b] ?? 0));
  const pick = (numbers: readonly number[]): number[] => order.map((i) => numbers[i] ?? 0);
  return { ids: pick(ids), before: pick(before), after: pick(after) };
}

function numbersOf(cells: SqlValue | undefined, most: number): number[] {
  return toCells(unpackCells(cells, most)).map(Number);
}

/** Two neighbours are hardly ever equal, so each takes a byte at least. */
function pairsOf(cells: SqlValue | undefined): LinkDifference['came'] {
  const numbers = numbersOf(cells, cells instanceof Uint8Array ? cells.length : 0);
  return Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[2 * i] ?? 0, numbers[2 * i + 1] ?? 0]);
}
