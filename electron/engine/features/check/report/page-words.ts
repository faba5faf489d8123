// What the page of a report says besides its findings, in each language. Texts only.
import { numbersIn, type Language } from '../../../../../shared/model/languages.ts';
import type { Severity } from '../../../../../shared/model/problem.ts';
import type { ReportSubject } from '../../../../../shared/model/report.ts';

export interface PageWords {
  readonly number: (count: number) => string;
  readonly title: (name: string) => string;
  readonly about: (subject: ReportSubject) => string;
  readonly nothing: string;
  readonly writtenBy: (version: string) => string;
  /** Of many, and of one. */
  readonly severities: Readonly<Record<Severity, string>>;
  readonly severityOf: Readonly<Record<Severity, string>>;
  readonly severity: string;
  readonly rule: string;
  readonly why: string;
  readonly findings: string;
  readonly ofReading: string;
  readonly byRule: string;
  readonly byRuleMost: string;
  readonly bySource: string;
  readonly source: string;
  readonly bySection: string;
  readonly section: string;
  readonly others: string;
  readonly examples: string;
  readonly whoSaysSo: string;
  readonly more: (count: number) => string;
  readonly firstOf: (shown: number, count: number) => string;
  readonly inAll: (count: number) => string;
  readonly times: (count: number) => string;
}

const [english, german, dutch] = [numbersIn('en'), numbersIn('de'), numbersIn('nl')];

const en: PageWords = {
  number: english,
  title: (name) => `Check report: ${name}`,
  about: ({ rows, excluded, profile, day, part }) => {
    const urls = (count: number): string => `${english(count)} ${count === 1 ? 'URL' : 'URLs'}`;
    const leftOut = excluded === 0 ? '' : ` ${urls(excluded)} left out by hand, whose issues do not count.`;
    return `${part ? `A part of the project, ${urls(rows)}` : urls(rows)}, checked as of ${day} with the profile “${profile}”.${leftOut}`;
  },
  nothing: 'Nothing was found.',
  writtenBy: (version) => `Written by Mapwright ${version}.`,
  severities: { error: 'Errors', warning: 'Warnings', info: 'Notes' },
  severityOf: { error: 'Error', warning: 'Warning', info: 'Note' },
  severity: 'Severity',
  rule: 'Rule',
  why: 'Why it matters',
  findings: 'Findings',
  ofReading: 'What reading a source found',
  byRule: 'Findings by rule',
  byRuleMost: 'Findings by rule, the most frequent first',
  bySource: 'Findings by source',
  source: 'Source',
  bySection: 'Findings by section',
  section: 'Section',
  others: 'All others',
  examples: 'Each rule with examples',
  whoSaysSo: 'Who says so',
  more: (count) => `and ${english(count)} more.`,
  firstOf: (shown, count) => `The first ${english(shown)} of ${english(count)}.`,
  inAll: (count) => `${english(count)} in all.`,
  times: (count) => `${english(count)} times`,
};

const de: PageWords = {
  number: german,
  title: (name) => `Prüfbericht: ${name}`,
  about: ({ rows, excluded, profile, day, part }) => {
    const urls = (count: number): string => `${german(count)} ${count === 1 ? 'URL' : 'URLs'}`;
    const leftOut =
      excluded === 0 ? '' : ` ${urls(excluded)} von Hand weggelassen; ihre Probleme zählen nicht.`;
    return `${part ? `Ein Teil des Projekts, ${urls(rows)}` : urls(rows)}, geprüft nach dem Stand vom ${day} mit dem Profil „${profile}“.${leftOut}`;
  },
  nothing: 'Es wurde nichts gefunden.',
  writtenBy: (version) => `Erstellt mit Mapwright ${version}.`,
  severities: { error: 'Fehler', warning: 'Warnungen', info: 'Hinweise' },
  severityOf: { error: 'Fehler', warning: 'Warnung', info: 'Hinweis' },
  severity: 'Schwere',
  rule: 'Regel',
  why: 'Warum das wichtig ist',
  findings: 'Probleme',
  ofReading: 'Beim Lesen einer Quelle gefunden',
  byRule: 'Probleme nach Regel',
  byRuleMost: 'Probleme nach Regel, die häufigsten zuerst',
  bySource: 'Probleme nach Quelle',
  source: 'Quelle',
  bySection: 'Probleme nach Bereich',
  section: 'Bereich',
  others: 'Alle anderen',
  examples: 'Jede Regel mit Beispielen',
  whoSaysSo: 'Wo das steht',
  more: (count) => `und ${german(count)} weitere.`,
  firstOf: (shown, count) => `Die ersten ${german(shown)} von ${german(count)}.`,
  inAll: (count) => `Insgesamt ${german(count)}.`,
  times: (count) => `${german(count)}-mal`,
};

const nl: PageWords = {
  number: dutch,
  title: (name) => `Controlerapport: ${name}`,
  about: ({ rows, excluded, profile, day, part }) => {
    const urls = (count: number): string => `${dutch(count)} ${count === 1 ? 'URL' : 'URL’s'}`;
    const leftOut =
      excluded === 0 ? '' : ` ${urls(excluded)} met de hand weggelaten; de problemen daarvan tellen niet.`;
    return `${part ? `Een deel van het project, ${urls(rows)}` : urls(rows)}, gecontroleerd naar de stand van ${day} met het profiel “${profile}”.${leftOut}`;
  },
  nothing: 'Er is niets gevonden.',
  writtenBy: (version) => `Gemaakt met Mapwright ${version}.`,
  severities: { error: 'Fouten', warning: 'Waarschuwingen', info: 'Opmerkingen' },
  severityOf: { error: 'Fout', warning: 'Waarschuwing', info: 'Opmerking' },
  severity: 'Ernst',
  rule: 'Regel',
  why: 'Waarom dit telt',
  findings: 'Problemen',
  ofReading: 'Gevonden bij het lezen van een bron',
  byRule: 'Problemen per regel',
  byRuleMost: 'Problemen per regel, de meest voorkomende eerst',
  bySource: 'Problemen per bron',
  source: 'Bron',
  bySection: 'Problemen per sectie',
  section: 'Sectie',
  others: 'Alle andere',
  examples: 'Elke regel met voorbeelden',
  whoSaysSo: 'Waar dat staat',
  more: (count) => `en nog ${dutch(count)}.`,
  firstOf: (shown, count) => `De eerste ${dutch(shown)} van ${dutch(count)}.`,
  inAll: (count) => `In totaal ${dutch(count)}.`,
  times: (count) => `${dutch(count)} keer`,
};

export const PAGE_WORDS: Readonly<Record<Language, PageWords>> = { en, de, nl };
