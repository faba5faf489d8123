// The reading and writing of priority values. It never rounds and never clamps.
import { stripEnd } from './strip-ends.ts';

/** The number a priority text stands for, or null where it is not a decimal from 0.0 to 1.0. Source: sitemaps.org. */
export function parsePriority(text: string): number | null {
  if (!/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text)) return null;
  const value = Number(text);
  // -0 is 0, by the schema too.
  return value >= 0 && value <= 1 ? value + 0 : null;
}

/** "80 %" as people write 0.8, exactly; null for anything else, and for more than 100 %. */
export function readShare(text: string): string | null {
  const [, percent] = /^(\d{1,3}(?:[.,]\d+)?) ?%$/.exec(text.trim().replaceAll(/\s/g, ' ')) ?? [];
  if (percent === undefined) return null;
  // The digits are moved in the text: a division would round.
  const share = Number(`${percent.replace(',', '.')}e-2`);
  return share <= 1 ? formatPriority(share) : null;
}

/** The shortest decimal text with at least one decimal, as the protocol's examples have it: 1 → "1.0". */
export function formatPriority(value: number): string {
  if (Number.isInteger(value)) return value.toFixed(1);
  const text = String(value);
  return text.includes('e') ? stripEnd(value.toFixed(20), /0/) : text;
}
