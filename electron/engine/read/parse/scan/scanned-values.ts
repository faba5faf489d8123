// The values of an ordinary record's short elements from their bytes, as the ordinary reader stores them. It reads no element.
import { CHANGEFREQS } from '../../../../../shared/protocol/changefreq.ts';
import { normalisePriority } from '../../normalise/normalise-value.ts';

/** The codes of the change frequencies by their first letters, which differ. */
const FREQUENCIES = new Map(
  CHANGEFREQS.map((name, code) => [name.charCodeAt(0), { code, name: Buffer.from(name) }]),
);
const [DIGIT_0, DIGIT_9, POINT] = [48, 57, 46] as const;

/** The code of an ordinary changefreq, else its text. */
export function changefreqOf(bytes: Buffer, from: number, to: number): number | string {
  const known = FREQUENCIES.get(bytes[from] ?? 0);
  return known && isAt(bytes, known.name, from, to) ? known.code : bytes.toString('utf8', from, to);
}

function isAt(bytes: Buffer, name: Buffer, from: number, to: number): boolean {
  if (name.length !== to - from) return false;
  for (let i = 0; i < name.length; i++) if (bytes[from + i] !== name[i]) return false;
  return true;
}

/** The number of an ordinary priority, such as 0.5 or 1.0, without making a text of it. */
export function priorityOf(bytes: Buffer, from: number, to: number): number | string {
  const whole = digit(bytes[from]);
  const tenths = digit(bytes[from + 2]);
  if (
    to - from === 3 &&
    bytes[from + 1] === POINT &&
    whole >= 0 &&
    tenths >= 0 &&
    whole * 10 + tenths <= 10
  ) {
    return (whole * 10 + tenths) / 10;
  }
  return normalisePriority(bytes.toString('utf8', from, to));
}

function digit(code: number | undefined): number {
  return code !== undefined && code >= DIGIT_0 && code <= DIGIT_9 ? code - DIGIT_0 : -1;
}
