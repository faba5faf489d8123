// What a fill writes: values that repeat, or a series that goes on. Pure; both the window and the engine count with it.

export type FillPattern =
  /** The values in turn. */
  | { readonly kind: 'repeat'; readonly values: readonly string[] }
  /** start, start + step, … written with so many decimals. */
  | { readonly kind: 'number'; readonly start: number; readonly step: number; readonly decimals: number }
  /** A W3C date or date-time moved on by so many days, months or milliseconds, in the form that it has. */
  | {
      readonly kind: 'date';
      readonly start: string;
      readonly step: number;
      readonly unit: 'day' | 'month' | 'ms';
      /** For months: the day to come back to where a month has it, 31 being the last one. Without it, the start's. */
      readonly day?: number | undefined;
    }
  /** A text that ends in a whole number: page-1, page-2. `digits`: the least number of digits. */
  | {
      readonly kind: 'counter';
      readonly before: string;
      readonly start: number;
      readonly step: number;
      readonly digits: number;
    }
  /** Each row's own value of another column: fill right and left. */
  | { readonly kind: 'column'; readonly from: string };

const W3C =
  /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?)?)?$/;

/** A W3C date or date-time as its parts; the wall clock is counted as if it were UTC. */
export interface DateText {
  readonly ms: number;
  /** Which parts the text has: 1 year, 2 month, 3 day, 5 minutes, 6 seconds. */
  readonly parts: 1 | 2 | 3 | 5 | 6;
  /** Decimals of the seconds. */
  readonly decimals: number;
  readonly zone: string;
}

/** The parts of a W3C date, or null where the text is none or names a day that does not exist. */
export function readDateText(text: string): DateText | null {
  const match = W3C.exec(text.trim());
  if (!match) return null;
  const [, year = '', month, day, hour, minute, second, fraction = '', zone = ''] = match;
  const ms = Date.UTC(
    Number(year),
    Number(month ?? 1) - 1,
    Number(day ?? 1),
    Number(hour ?? 0),
    Number(minute ?? 0),
    Number(second ?? 0),
    Math.round(Number(`0${fraction}`) * 1000),
  );
  const parts = second ? 6 : hour ? 5 : day ? 3 : month ? 2 : 1;
  const date = { ms, parts, decimals: Math.max(0, fraction.length - 1), zone } as const;
  return writeDateText(date).slice(0, 10) === text.trim().slice(0, 10) ? date : null;
}

/** The text with the same parts as readDateText found. */
export function writeDateText({ ms, parts, decimals, zone }: DateText): string {
  const iso = new Date(ms).toISOString();
  if (parts <= 3) return iso.slice(0, parts === 1 ? 4 : parts === 2 ? 7 : 10);
  if (parts === 5) return iso.slice(0, 16) + zone;
  const fraction = decimals === 0 ? '' : `.${iso.slice(20, 23).padEnd(decimals, '0').slice(0, decimals)}`;
  return iso.slice(0, 19) + fraction + zone;
}

/** The date so many months later, on that day of the month, or its last one where it is shorter. */
export function addMonths(ms: number, months: number, wanted?: number): number {
  const date = new Date(ms);
  const month = date.getUTCMonth() + months;
  const last = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const day = Math.min(wanted ?? date.getUTCDate(), last);
  return (
    Date.UTC(date.getUTCFullYear(), month, day) +
    (ms - Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()))
  );
}

/** The n-th text of a pattern (0 = first). A 'column' pattern has none of its own: ''. */
export function nthFillText(pattern: FillPattern, n: number): string {
  switch (pattern.kind) {
    case 'repeat':
      return pattern.values[n % pattern.values.length] ?? '';
    case 'number':
      return (pattern.start + pattern.step * n).toFixed(pattern.decimals);
    case 'counter': {
      const at = pattern.start + pattern.step * n;
      return pattern.before + String(Math.max(0, at)).padStart(pattern.digits, '0');
    }
    case 'date': {
      const start = readDateText(pattern.start);
      if (!start) return pattern.start;
      const by = pattern.step * n;
      const ms =
        pattern.unit === 'month'
          ? addMonths(start.ms, by, pattern.day)
          : start.ms + by * (pattern.unit === 'day' ? DAY : 1);
      return isYear(ms) ? writeDateText({ ...start, ms }) : pattern.start;
    }
    case 'column':
      return '';
  }
}

const DAY = 86_400_000;

/** W3C dates have years of four digits. */
function isYear(ms: number): boolean {
  return ms >= Date.UTC(1000, 0, 1) && ms < Date.UTC(10_000, 0, 1);
}
