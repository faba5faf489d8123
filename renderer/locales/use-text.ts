// The texts and number forms of the user's language for components. Keys are checked by the compiler.
import { useI18n } from 'vue-i18n';
import { markUnprinted } from '../../shared/model/mark-hidden.ts';
import { languageFault } from '../../shared/protocol/languages.ts';
import { forms, numberLocale, writtenTime } from './forms.ts';
import { writtenKeys } from './written-keys.ts';
import type { MessageKey } from './en.ts';

export type Named = Readonly<Record<string, string | number>>;

export interface Text {
  readonly t: (key: MessageKey, named?: Named) => string;
  /** Picks the form for n and fills {count} with it, grouped as the language does. */
  readonly plural: (key: MessageKey, n: number, named?: Named) => string;
  readonly number: (n: number) => string;
  readonly percent: (share: number) => string;
  /** Bytes as B, kB, MB, GB with decimal steps. */
  readonly bytes: (n: number) => string;
  readonly duration: (seconds: number) => string;
  /** What a language code is called, or the code itself where it is none. */
  readonly languageName: (code: string) => string;
  /** The keys of a shortcut as keyboards of the language name them. */
  readonly keys: (keys: string) => string;
  /** A date and time from ISO 8601. */
  readonly dateTime: (iso: string) => string;
}

const BYTE_UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

export function useText(): Text {
  const i18n = useI18n({ useScope: 'global' });
  const numbers = (): string => numberLocale(i18n.locale.value, forms.value.numbers);
  const number = (n: number): string => numbersIn(numbers()).format(n);
  const t: Text['t'] = (key, named = {}) => i18n.t(key, harmless(named));
  return {
    t,
    plural: (key, n, named = {}) => i18n.t(key, { count: number(n), n, ...harmless(named) }, n),
    number,
    percent: (share) => percentText(share, i18n.locale.value, numbers()),
    bytes: (n) => bytesText(n, i18n.locale.value, numbers()),
    duration: (seconds) => durationText(seconds, t, number),
    languageName: (code) => languageName(code, i18n.locale.value),
    keys: (keys) => writtenKeys(keys, i18n.locale.value),
    dateTime: (iso) => writtenTime(new Date(iso), i18n.locale.value, forms.value.dates),
  };
}

/** No name or value turns the words of its sentence, or has letters that nobody sees. */
function harmless(named: Named): Named {
  const marked = Object.entries(named).map(([name, value]) => [
    name,
    typeof value === 'string' ? markUnprinted(value) : value,
  ]);
  return Object.fromEntries(marked) as Named;
}

const formats = new Map<string, Intl.NumberFormat>();

/** Making one costs more than a hundred numbers that it formats. */
function numbersIn(locale: string): Intl.NumberFormat {
  const known = formats.get(locale) ?? new Intl.NumberFormat(locale);
  formats.set(locale, known);
  return known;
}

/** A code that is not valid is no language, whatever the browser makes of it: it takes "en-UK" for "en-GB". */
function languageName(code: string, locale: string): string {
  if (languageFault(code) !== null) return code;
  try {
    return new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** Where the sign stands is the language's, how the number looks is the user's. */
function percentText(share: number, locale: string, numbers: string): string {
  return withNumber(share * 100, locale, numbers, share, { style: 'percent', maximumFractionDigits: 1 });
}

/** What the language writes around a number, with the number as another locale writes it. */
function withNumber(
  shown: number,
  locale: string,
  numbers: string,
  value: number,
  options: Intl.NumberFormatOptions,
): string {
  const parts = new Intl.NumberFormat(locale, options).formatToParts(value);
  const first = parts.findIndex(({ type }) => OF_NUMBER.includes(type));
  const { maximumFractionDigits } = options;
  const number = shown.toLocaleString(numbers, {
    ...(maximumFractionDigits !== undefined && { maximumFractionDigits }),
  });
  return parts
    .map(({ type, value: text }, at) => (at === first ? number : OF_NUMBER.includes(type) ? '' : text))
    .join('');
}

const OF_NUMBER: readonly string[] = ['minusSign', 'integer', 'group', 'decimal', 'fraction'];

function bytesText(n: number, locale: string, numbers: string): string {
  const step = n < 1 ? 0 : Math.min(Math.floor(Math.log10(n) / 3), BYTE_UNITS.length - 1);
  const unit = BYTE_UNITS[step] ?? 'byte';
  const maximumFractionDigits = step === 0 ? 0 : 1;
  const value = n / 1000 ** step;
  const unitDisplay = step === 0 ? 'long' : 'short';
  return withNumber(value, locale, numbers, value, {
    style: 'unit',
    unit,
    unitDisplay,
    maximumFractionDigits,
  });
}

function durationText(seconds: number, t: Text['t'], number: Text['number']): string {
  if (seconds < 10) return t('common.seconds', { count: number(Math.round(seconds * 10) / 10) });
  const whole = Math.round(seconds);
  if (whole < 60) return t('common.seconds', { count: number(whole) });
  if (whole < 3600) return t('common.minutes', { minutes: Math.floor(whole / 60), seconds: whole % 60 });
  return t('common.hours', { hours: Math.floor(whole / 3600), minutes: Math.floor((whole % 3600) / 60) });
}
