// The names of months and weekdays in the languages of the window. They come from Intl, and few that it lacks.

/** A language more is a tag more. */
const LANGUAGES = ['en', 'nl', 'de', 'de-AT'];
/** What people write and Intl does not know, without marks, by the number of the month. */
const CUSTOMARY: readonly (readonly [string, number])[] = [
  ['mrz', 3],
  ['maerz', 3],
];

interface Names {
  /** By month, from 1, and by weekday, from 0 for Sunday. */
  readonly months: readonly (readonly [string, number])[];
  readonly weekdays: readonly (readonly [string, number])[];
}
let known: Names | undefined;

/** The number of the month with this name or the start of it, three letters at least; null where it is none or several. */
export function monthOf(name: string): number | null {
  const [month, ...others] = meant(name, 3, names().months);
  return month === undefined || others.length > 0 ? null : month;
}

/** The weekdays that a name or the start of it can mean, 0 = Sunday: two letters at least; none where it is no weekday. */
export function weekdaysOf(name: string): readonly number[] {
  return meant(name, 2, names().weekdays);
}

function meant(name: string, least: number, all: readonly (readonly [string, number])[]): number[] {
  const start = plain(name);
  if (start.length < least) return [];
  return [...new Set(all.flatMap(([one, n]) => (one.startsWith(start) ? [n] : [])))];
}

function names(): Names {
  known ??= {
    months: [...CUSTOMARY, ...named({ month: 'long' }, 12), ...named({ month: 'short' }, 12)],
    weekdays: [...named({ weekday: 'long' }, 7), ...named({ weekday: 'short' }, 7)],
  };
  return known;
}

/** January 2023 began on a Sunday, so that day n + 1 has weekday n. */
function named(options: Intl.DateTimeFormatOptions, count: number): (readonly [string, number])[] {
  return LANGUAGES.flatMap((language) => {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
    return Array.from({ length: count }, (_, i): readonly [string, number] =>
      options.month
        ? [plain(format.format(Date.UTC(2023, i, 1))), i + 1]
        : [plain(format.format(Date.UTC(2023, 0, i + 1))), i],
    );
  });
}

/** Small letters without marks and points: "Mär." and "mar" are the same name. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[\p{M}.]/gu, '')
    .toLowerCase();
}
