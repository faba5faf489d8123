// Keeps how many rows there are, are included, break each rule, and came from each source, without counting them anew at
// each question. What is wrong with rows that are left out by hand does not count.
import type { RuleId } from '../../../../shared/model/rule.ts';
import type { RuleSets } from '../../rows/rule-sets.ts';
import type { Database, SqlRow } from '../file/database.ts';
import { addRows, addTo, addUp, copyOf, noNumbers, type Numbers } from './row-numbers.ts';
import { ROBOTS_FLAG, type RobotsFlagChanges, type RobotsFlags } from '../flags/robots-flags.ts';
import type { Field, IssueChanges } from './write-cells.ts';

interface Known {
  readonly rows: number;
  readonly included: number;
  readonly blocked: number;
  readonly onlyBlocked: number;
  readonly sets: readonly (readonly [set: number, rows: number])[];
  /** Missing where it was not known, or an older version kept the rest. */
  readonly sources?: readonly (readonly [source: number, rows: number])[] | undefined;
}

/** Above this many changed rows a count of the whole table is cheaper than following the change. */
const FOLLOWED_ROWS = 20_000;

/** Ids that are looked at together for their sources. */
const SLICE_IDS = 10_000;
const SLICE = 'FROM url WHERE id BETWEEN ? AND ? AND deleted = 0';

/** Of a row that counts; 0 for one that is left out. */
const ISSUES = 'issues * included';

const BLOCKED = `included * (${ROBOTS_FLAG})`;

const GROUPS = `SELECT ${ISSUES}, count(*), total(included), total(${BLOCKED})`;

export class Tally {
  readonly #db: Database;
  readonly #sets: RuleSets;
  readonly #robots: RobotsFlags;
  #numbers: Numbers | null = null;
  /** The rows by source, while the other numbers are not known. */
  #keptSources: Map<number, number> | null = null;

  /** `known`: what `known` gave when the project was closed. */
  constructor(db: Database, sets: RuleSets, robots: RobotsFlags, known?: unknown) {
    this.#db = db;
    this.#sets = sets;
    this.#robots = robots;
    if (known !== undefined) {
      const numbers = known as Known;
      const { sources } = numbers;
      this.#numbers = { ...numbers, sets: new Map(numbers.sets), sources: sources ? new Map(sources) : null };
    }
    db.onRollback(() => {
      this.forget();
    });
    // To count millions of rows would take seconds.
    db.onBegin(() => {
      const before = this.#numbers && copyOf(this.#numbers);
      return () => {
        this.#numbers = before;
      };
    });
  }

  /** The numbers as plain data, or null where they would have to be counted. */
  known(): Known | null {
    if (!this.#numbers) return null;
    const { sources, sets } = this.#numbers;
    return { ...this.#numbers, sets: [...sets], sources: sources ? [...sources] : undefined };
  }

  counts(): { readonly rows: number; readonly included: number } {
    const { rows, included } = this.#read();
    return { rows, included };
  }

  /** How many included rows break each rule; rules that none breaks are not in it. */
  rules(): ReadonlyMap<RuleId, number> {
    const byRule = new Map<RuleId, number>();
    const { sets, blocked } = this.#read();
    for (const [set, rows] of sets) {
      for (const rule of this.#sets.rulesOf(set)) byRule.set(rule, (byRule.get(rule) ?? 0) + rows);
    }
    if (blocked > 0) byRule.set('robots-blocked', blocked);
    return byRule;
  }

  /** How many included rows break any rule. */
  flagged(): number {
    const { sets, onlyBlocked } = this.#read();
    let sum = onlyBlocked;
    for (const rows of sets.values()) sum += rows;
    return sum;
  }

  /** How many rows each source has; 0 = added by hand. Sources without rows are not in it. */
  sources(): ReadonlyMap<number, number> {
    const numbers = this.#read();
    return (numbers.sources ??= this.#countSources());
  }

  /** Whether any included row breaks one of the rules that these bits stand for. */
  breaksAny(bits: number): boolean {
    return this.#read()
      .sets.keys()
      .some((set) => (set & bits) !== 0);
  }

  /** To be called when rows changed in a way that was not followed. `stayed`: none came or went. */
  forget(stayed = false): void {
    this.#keptSources = stayed ? (this.#numbers?.sources ?? this.#keptSources) : null;
    this.#numbers = null;
  }

  /** Takes other numbers, or none, in the place of those known; gives those back. */
  exchange(numbers: Numbers | null): Numbers | null {
    const before = this.#numbers;
    this.#numbers = numbers;
    this.#keptSources = null;
    return before;
  }

  /** The numbers as they are with these rows more; null where they would have to be counted. */
  with(added: Numbers): Numbers | null {
    if (!this.#numbers) return null;
    const { rows, included, blocked, onlyBlocked, sets, sources } = this.#numbers;
    const both = new Map(sets);
    for (const [set, more] of added.sets) addRows(both, set, more);
    const fromAll = sources && new Map(sources);
    for (const [source, more] of added.sources ?? []) if (fromAll) addTo(fromAll, source, more);
    return {
      rows: rows + added.rows,
      included: included + added.included,
      blocked: blocked + added.blocked,
      onlyBlocked: onlyBlocked + added.onlyBlocked,
      sets: both,
      sources: fromAll,
    };
  }

  /** To be called when rows got other flags: nothing has to be counted for that. */
  moveIssues({ ids, before, after }: IssueChanges): void {
    const numbers = this.#numbers;
    if (!numbers) return;
    const leftOut = this.#leftOutOf(ids);
    if (leftOut === null) {
      this.forget(true);
      return;
    }
    for (let i = 0; i < after.length; i++) {
      if (leftOut.has(ids[i] ?? 0)) continue;
      const [old, now] = [before[i] ?? 0, after[i] ?? 0];
      addRows(numbers.sets, old, -1);
      addRows(numbers.sets, now, 1);
      if ((old === 0) !== (now === 0) && this.#robots.has(ids[i] ?? 0)) {
        numbers.onlyBlocked += now === 0 ? 1 : -1;
      }
    }
  }

  /** The same for rows that robots.txt came to block, or does no more; `clean`: whether each breaks no other rule. */
  moveBlocked({ ids, flagged }: RobotsFlagChanges, clean: ArrayLike<boolean>): void {
    const numbers = this.#numbers;
    if (!numbers) return;
    const leftOut = this.#leftOutOf(ids);
    if (leftOut === null) {
      this.forget(true);
      return;
    }
    for (let i = 0; i < flagged.length; i++) {
      if (leftOut.has(ids[i] ?? 0)) continue;
      const one = flagged[i] === true ? 1 : -1;
      numbers.blocked += one;
      if (clean[i] === true) numbers.onlyBlocked += one;
    }
  }

  /** Runs a change of one field of these rows and keeps the numbers right. */
  followCells(field: Field, ids: ArrayLike<number>, change: () => void): void {
    if (field === 'deleted' || field === 'included') this.follow(ids, change, field === 'included');
    else change();
  }

  /** Runs a change of at most these rows and keeps the numbers right. `stay`: none comes or goes. */
  follow(ids: ArrayLike<number>, change: () => void, stay = false): void {
    const numbers = this.#numbers;
    if (!numbers || ids.length > FOLLOWED_ROWS) {
      this.forget(stay);
      change();
      return;
    }
    const json = JSON.stringify(Array.from(ids));
    const before = this.#countSome(json);
    change();
    addUp(numbers, before, -1);
    addUp(numbers, this.#countSome(json), 1);
  }

  /** To be called with new rows, once they are written. */
  came(ids: ArrayLike<number>): void {
    if (!this.#numbers || ids.length > FOLLOWED_ROWS) this.forget();
    else addUp(this.#numbers, this.#countSome(JSON.stringify(Array.from(ids))), 1);
  }

  /** Those of the rows that don't count; null where it is cheaper to count all rows anew. */
  #leftOutOf(ids: readonly number[]): ReadonlySet<number> | null {
    const { included, rows } = this.#read();
    if (included === rows) return NOBODY;
    if (ids.length > FOLLOWED_ROWS) return null;
    const found = this.#db.all(
      `SELECT url.id FROM json_each(?) AS wanted CROSS JOIN url ON url.id = wanted.value WHERE included = 0`,
      JSON.stringify(ids),
    );
    return new Set(found.map(([id]) => Number(id)));
  }

  #read(): Numbers {
    if (!this.#numbers) {
      this.#numbers = { ...noNumbers(), sources: this.#keptSources };
      addUp(this.#numbers, this.#countAll(), 1);
    }
    return this.#numbers;
  }

  #countSome(json: string): SqlRow[] {
    return this.#db.all(
      `${GROUPS}, source FROM json_each(?) AS wanted CROSS JOIN url ON url.id = wanted.value
       WHERE deleted = 0 GROUP BY 1, source`,
      json,
    );
  }

  /** Rows of a source mostly stand together: to see that takes half the time of sorting all rows by their sources. */
  #countSources(): Map<number, number> {
    const counts = new Map<number, number>();
    const last = Math.min(this.#db.number('SELECT max(id) FROM url'), this.#db.firstHiddenId - 1);
    for (let from = 1; from <= last; from += SLICE_IDS) {
      const slice = [from, Math.min(last, from + SLICE_IDS - 1)] as const;
      const [least, most, rows] =
        this.#db.get(`SELECT min(source), max(source), count(*) ${SLICE}`, ...slice) ?? [];
      const found =
        least === most
          ? [[least, rows]]
          : this.#db.all(`SELECT source, count(*) ${SLICE} GROUP BY source`, ...slice);
      for (const [source, some] of found) if (Number(some) > 0) addTo(counts, Number(source), Number(some));
    }
    return counts;
  }

  /** Rows without flags are many and all alike: to count them needs no grouping. */
  #countAll(): SqlRow[] {
    const hidden = this.#db.firstHiddenId;
    const [rows, included, flagged, onlyBlocked] =
      this.#db.get(
        `SELECT count(*), total(included), total(${ISSUES} <> 0),
           total(CASE issues WHEN 0 THEN ${BLOCKED} ELSE 0 END)
         FROM url WHERE deleted = 0 AND id < ?`,
        hidden,
      ) ?? [];
    const clean: SqlRow = [
      0,
      Number(rows) - Number(flagged),
      Number(included) - Number(flagged),
      Number(onlyBlocked),
    ];
    if (Number(flagged) === 0) return [clean];
    return [
      clean,
      ...this.#db.all(
        `${GROUPS} FROM url WHERE issues <> 0 AND included = 1 AND deleted = 0 AND id < ? GROUP BY 1`,
        hidden,
      ),
    ];
  }
}

const NOBODY: ReadonlySet<number> = new Set();
