// Remembers which flags a change gave to rows, so that whoever takes it back, or does it again, need not judge the rows:
// half of the time of an undo. It judges nothing, and is of no use where flags came from elsewhere since.
import type { Steps } from '../../../shared/model/steps.ts';
import type { Database } from './database.ts';
import { packCells, packIds, unpackCells, unpackIds } from './pack-values.ts';
import type { Direction } from './replay-change.ts';
import { readMeta, writeMeta } from './settings.ts';
import type { Tally } from './tally.ts';
import { writeIssues, type IssueChanges } from './write-cells.ts';

/** What else was judged with a change, whose outcome is not among the flags. */
export interface KeptFlags {
  /** Rows whose links to others were judged, ascending. */
  readonly links: Uint32Array;
  /** How many rows came, went or got another origin, at most. */
  readonly origins: number;
}

/** A number that stays while flags change with the history alone. */
const EPOCH = 'flagsEpoch';

export class FlagLog {
  readonly #db: Database;
  readonly #tally: Tally;
  /** The change whose flags are being judged. */
  #change: number | null = null;
  #links: Uint32Array[] = [];
  /** True where nothing was recorded since the epoch began: it need not end again. */
  #isFresh = false;

  constructor(db: Database, tally: Tally) {
    this.#db = db;
    this.#tally = tally;
    db.onRollback(() => {
      this.#change = null;
      this.#isFresh = false;
    });
  }

  /** From here to `end`, flags belong to this change. */
  begin(change: number): void {
    this.#change = change;
    this.#links = [];
  }

  /** Keeps what was noted since `begin`, unless it was of no use. */
  end(origins: number): void {
    const change = this.#change;
    this.#change = null;
    if (change === null) return;
    this.#isFresh = false;
    const links = this.#links.length === 0 ? null : packIds(inOrder(this.#links));
    this.#db.run(
      'UPDATE change SET flags = ?, origins = ?, links = ? WHERE id = ?',
      this.#epoch(),
      origins,
      links,
      change,
    );
  }

  /** To be called with flags before they are written. */
  note(changes: IssueChanges): void {
    if (this.#change === null) {
      this.lose();
      return;
    }
    const { ids, before, after } = ascending(changes);
    this.#db.run(
      'INSERT INTO flag_part(change, ids, old, new) VALUES (?, ?, ?, ?)',
      this.#change,
      packIds(Uint32Array.from(ids)),
      packCells(before),
      packCells(after),
    );
  }

  /** To be called with the rows whose links were judged. */
  noteLinks(ids: readonly number[]): void {
    if (this.#change !== null && ids.length > 0) this.#links.push(Uint32Array.from(ids));
  }

  /** To be called where flags are judged for other reasons than a change of rows: nothing kept so far holds any more. */
  lose(): void {
    if (this.#change !== null) this.#db.run('DELETE FROM flag_part WHERE change = ?', this.#change);
    this.#change = null;
    if (this.#isFresh) return;
    // A number of before must not come back, whatever became of the last one.
    writeMeta(this.#db, EPOCH, Math.max(Date.now(), this.#epoch() + 1));
    this.#isFresh = true;
  }

  /** True where `restore` can bring back the flags of all these changes. */
  holds(changes: readonly number[]): boolean {
    const sql = 'SELECT count(*) FROM change WHERE id IN (SELECT value FROM json_each(?)) AND flags = ?';
    return this.#db.number(sql, JSON.stringify(changes), this.#epoch()) === changes.length;
  }

  /** Gives rows the flags that they had before a change, or after it. Rows that were deleted then must be so now. */
  *restore(change: number, direction: Direction): Steps<void> {
    const [goal, replaced, order] =
      direction === 'undo' ? ['old', 'new', 'DESC'] : (['new', 'old', 'ASC'] as const);
    const parts = this.#db.all(`SELECT id FROM flag_part WHERE change = ? ORDER BY id ${order}`, change);
    for (const [part = 0] of parts) {
      const [ids, after, before] =
        this.#db.get(`SELECT ids, ${goal}, ${replaced} FROM flag_part WHERE id = ?`, part) ?? [];
      const changes = {
        ids: Array.from(unpackIds(ids)),
        before: numbersOf(before),
        after: numbersOf(after),
      };
      writeIssues(this.#db, changes);
      this.#tally.moveIssues(changes);
      yield 0;
    }
  }

  /** What was judged with these changes beside the flags. */
  keptOf(changes: readonly number[]): KeptFlags {
    const rows = this.#db.all(
      'SELECT links, origins FROM change WHERE id IN (SELECT value FROM json_each(?))',
      JSON.stringify(changes),
    );
    const links = rows.flatMap(([ids]) => (ids instanceof Uint8Array ? [unpackIds(ids)] : []));
    return { links: inOrder(links), origins: rows.reduce((sum, [, n]) => sum + Number(n), 0) };
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

function numbersOf(cells: Parameters<typeof unpackCells>[0]): number[] {
  return unpackCells(cells).flatMap(({ count, cell }) => new Array<number>(count).fill(Number(cell)));
}

/** All ids ascending, each once. */
function inOrder(parts: readonly Uint32Array[]): Uint32Array {
  const all = new Set<number>();
  for (const part of parts) for (const id of part) all.add(id);
  return Uint32Array.from(all).sort();
}
