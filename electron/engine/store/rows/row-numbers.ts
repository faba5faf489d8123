// The numbers of rows that a tally keeps, and how rows are added to them. It asks no database.
import type { SqlRow } from '../file/database.ts';

/** Opaque to others. */
export interface Numbers {
  rows: number;
  included: number;
  /** Included rows that robots.txt blocks, and those of them that break no other rule. */
  blocked: number;
  onlyBlocked: number;
  /** Included rows by the number of their set of rules; rows that break none are not among them. */
  readonly sets: Map<number, number>;
  /** Rows by their source; null until somebody asks. */
  sources: Map<number, number> | null;
}

/** Adds groups of rows (set, rows, included, blocked, source), or takes them away. */
export function addUp(numbers: Numbers, groups: readonly SqlRow[], sign: 1 | -1): void {
  for (const group of groups) {
    const [issues = 0, rows = 0, included = 0, blocked = 0, source] = group.map(Number);
    numbers.rows += sign * rows;
    numbers.included += sign * included;
    numbers.blocked += sign * blocked;
    if (issues === 0) numbers.onlyBlocked += sign * blocked;
    addRows(numbers.sets, issues, sign * rows);
    if (source !== undefined && numbers.sources) addTo(numbers.sources, source, sign * rows);
  }
}

/** Those of no rows. */
export function noNumbers(): Numbers {
  return { rows: 0, included: 0, blocked: 0, onlyBlocked: 0, sets: new Map(), sources: new Map() };
}

export function copyOf(numbers: Numbers): Numbers {
  const { sets, sources } = numbers;
  return { ...numbers, sets: new Map(sets), sources: sources && new Map(sources) };
}

/** Adds rows that have the set to the numbers by set. */
export function addRows(sets: Map<number, number>, issues: number, rows: number): void {
  if (issues !== 0) addTo(sets, issues, rows);
}

/** Adds rows to those of a key; of none nothing stays. */
export function addTo(counts: Map<number, number>, key: number, rows: number): void {
  const sum = (counts.get(key) ?? 0) + rows;
  if (sum === 0) counts.delete(key);
  else counts.set(key, sum);
}
