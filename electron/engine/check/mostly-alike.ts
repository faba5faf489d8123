// When the values of a column tell nothing because nearly all are one.
import type { ValueFacts } from './rule-definition.ts';

/** In fewer rows it may well be true that all are alike. */
const FEW_ROWS = 20;

export function isMostlyAlike({ rows, value, alike }: ValueFacts, percent: number): boolean {
  return rows >= FEW_ROWS && value !== null && alike * 100 >= rows * percent;
}
