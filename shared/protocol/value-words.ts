// What people write for yes, no and change frequencies in their language. Words only; who reads them decides what is kept.
import { CHANGEFREQS } from './changefreq.ts';

const YES = new Set('true 1 yes y x ja j wahr waar oui vrai si verdadero vero'.split(' '));
const NO = new Set('false 0 no n nein nee falsch onwaar non faux falso'.split(' '));

/** By language, in the order of the protocol's words; a language more is a line more. */
const FREQUENCIES: readonly (readonly (readonly string[])[])[] = [
  // en
  [[], ['every hour'], ['every day'], ['every week'], ['every month'], ['every year', 'annually'], []],
  // nl
  [
    ['altijd'],
    ['elk uur', 'ieder uur', 'uurlijks'],
    ['dagelijks', 'elke dag'],
    ['wekelijks', 'elke week'],
    ['maandelijks', 'elke maand'],
    ['jaarlijks', 'elk jaar'],
    ['nooit'],
  ],
  // de
  [
    ['immer', 'ständig'],
    ['stündlich', 'jede stunde'],
    ['täglich', 'jeden tag'],
    ['wöchentlich', 'jede woche'],
    ['monatlich', 'jeden monat'],
    ['jährlich', 'jedes jahr'],
    ['nie', 'niemals'],
  ],
];

const MEANT: ReadonlyMap<string, (typeof CHANGEFREQS)[number]> = new Map(
  CHANGEFREQS.flatMap((name, i) =>
    [name, ...FREQUENCIES.flatMap((words) => words[i] ?? [])].map((word) => [word, name] as const),
  ),
);

/** What a word says in many languages, whatever its case; null where it says neither. */
export function readYesNo(text: string): boolean | null {
  const word = text.trim().toLowerCase();
  return YES.has(word) ? true : NO.has(word) ? false : null;
}

/** The protocol's word for a change frequency in a language of the window, whatever its case; null for anything else. */
export function readChangefreq(text: string): (typeof CHANGEFREQS)[number] | null {
  return MEANT.get(text.trim().normalize('NFC').toLowerCase()) ?? null;
}
