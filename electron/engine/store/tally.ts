// Keeps how many rows there are, are included, and break each rule, without counting them anew at each question.
import type { RuleId } from '../../../shared/model/rule.ts';
import type { RuleSets } from '../../../shared/model/rule-sets.ts';
import type { Database, SqlRow } from './database.ts';
import type { Field, IssueChanges } from './write-cells.ts';

/** Opaque to others. */
export interface Numbers {
  rows: number;
  included: number;
  /** Rows by the number of their set of rules; rows that break none are not among them. */
  readonly sets: Map<number, number>;
}

interface Known {
  readonly rows: number;
  readonly included: number;
  readonly sets: readonly (readonly [set: number, rows: number])[];
}

/** Above this many changed rows a count of the whole table is cheaper than following the change. */
const FOLLOWED_ROWS = 20_000;

const GROUPS = 'SELECT issues, count(*), total(included) FROM';

export class Tally {
  readonly #db: Database;
  readonly #sets: RuleSets;
  #numbers: Numbers | null = null;

  /** `known`: what `known` gave when the project was closed. */
  constructor(db: Database, sets: RuleSets, known?: unknown) {
    this.#db = db;
    this.#sets = sets;
    if (known !== undefined) {
      const { rows, included, sets: bySet } = known as Known;
      this.#numbers = { rows, included, sets: new Map(bySet) };
    }
    db.onRollback(() => {
      this.forget();
    });
  }

  /** The numbers as plain data, or null where they would have to be counted. */
  known(): Known | null {
    return this.#numbers && { ...this.#numbers, sets: [...this.#numbers.sets] };
  }

  counts(): { readonly rows: number; readonly included: number } {
    const { rows, included } = this.#read();
    return { rows, included };
  }

  /** How many rows break each rule; rules that none breaks are not in it. */
  rules(): ReadonlyMap<RuleId, number> {
    const byRule = new Map<RuleId, number>();
    for (const [set, rows] of this.#read().sets) {
      for (const rule of this.#sets.rulesOf(set)) byRule.set(rule, (byRule.get(rule) ?? 0) + rows);
    }
    return byRule;
  }

  /** How many rows break any rule. */
  flagged(): number {
    let sum = 0;
    for (const rows of this.#read().sets.values()) sum += rows;
    return sum;
  }

  /** Whether any row breaks one of the rules that these bits stand for. */
  breaksAny(bits: number): boolean {
    return this.#read()
      .sets.keys()
      .some((set) => (set & bits) !== 0);
  }

  /** To be called when rows changed in a way that was not followed. */
  forget(): void {
    this.#numbers = null;
  }

  /** Takes other numbers, or none, in the place of those known; gives those back. */
  exchange(numbers: Numbers | null): Numbers | null {
    const before = this.#numbers;
    this.#numbers = numbers;
    return before;
  }

  /** To be called when rows got other flags: nothing has to be counted for that. */
  moveIssues({ before, after }: Pick<IssueChanges, 'before' | 'after'>): void {
    const sets = this.#numbers?.sets;
    if (!sets) return;
    for (let i = 0; i < after.length; i++) {
      addRows(sets, before[i] ?? 0, -1);
      addRows(sets, after[i] ?? 0, 1);
    }
  }

  /** Runs a change of one field of these rows and keeps the numbers right. */
  followCells(field: Field, ids: ArrayLike<number>, change: () => void): void {
    if (field === 'deleted' || field === 'included') this.follow(ids, change);
    else change();
  }

  /** Runs a change of at most these rows and keeps the numbers right. */
  follow(ids: ArrayLike<number>, change: () => void): void {
    const numbers = this.#numbers;
    if (!numbers || ids.length > FOLLOWED_ROWS) {
      this.forget();
      change();
      return;
    }
    const json = JSON.stringify(Array.from(ids));
    const before = this.#countSome(json);
    change();
    addUp(numbers, before, -1);
    addUp(numbers, this.#countSome(json), 1);
  }

  #read(): Numbers {
    if (!this.#numbers) {
      this.#numbers = { rows: 0, included: 0, sets: new Map() };
      addUp(this.#numbers, this.#countAll(), 1);
    }
    return this.#numbers;
  }

  #countSome(json: string): SqlRow[] {
    return this.#db.all(
      `${GROUPS} json_each(?) AS wanted CROSS JOIN url ON url.id = wanted.value WHERE deleted = 0 GROUP BY issues`,
      json,
    );
  }

  /** Rows without flags are many and all alike: to count them needs no grouping. */
  #countAll(): SqlRow[] {
    const hidden = this.#db.firstHiddenId;
    const [rows, included, flagged, flaggedIncluded] =
      this.#db.get(
        `SELECT count(*), total(included), total(issues <> 0), total(issues <> 0 AND included)
         FROM url WHERE deleted = 0 AND id < ?`,
        hidden,
      ) ?? [];
    const clean: SqlRow = [0, Number(rows) - Number(flagged), Number(included) - Number(flaggedIncluded)];
    if (Number(flagged) === 0) return [clean];
    return [
      clean,
      ...this.#db.all(`${GROUPS} url WHERE issues <> 0 AND deleted = 0 AND id < ? GROUP BY issues`, hidden),
    ];
  }
}

function addUp(numbers: Numbers, groups: readonly SqlRow[], sign: 1 | -1): void {
  for (const group of groups) {
    const [issues = 0, rows = 0, included = 0] = group.map(Number);
    numbers.rows += sign * rows;
    numbers.included += sign * included;
    addRows(numbers.sets, issues, sign * rows);
  }
}

function addRows(sets: Map<number, number>, issues: number, rows: number): void {
  if (issues === 0) return;
  const sum = (sets.get(issues) ?? 0) + rows;
  if (sum === 0) sets.delete(issues);
  else sets.set(issues, sum);
}
