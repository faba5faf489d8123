// Makes the figures of the overview of counted rows. It reads no row.
import {
  DATE_UNITS,
  LEFT_OUT_REASONS,
  MAX_DATES,
  TOP_VALUES,
  type LastmodShares,
  type LeftOutReason,
  type Overview,
  type Share,
  type TopValues,
  type ValueShare,
  type WrittenDay,
} from '../../../../shared/model/overview.ts';
import type { Severity } from '../../../../shared/model/problem.ts';
import { RULE_IDS, type RuleId } from '../../../../shared/model/rule.ts';
import { severityOf } from '../../check/rule-level.ts';
import { latestDay } from '../../check/future.ts';
import type { ProjectStore } from '../../store/store.ts';
import { EMPTY, UNDATED } from '../../view/coded/code-part.ts';
import type { Codes } from '../../view/coded/coded-rows.ts';
import { ALL_HOSTS } from '../../view/coded/folder-tree.ts';
import type { RowCounts } from './count-rows.ts';
import { withBelow } from './folder-figures.ts';
import { factsOfKinds } from './kind-facts.ts';

/** All rows as they were counted, and those that meet the filter. */
export interface Counted {
  readonly all: RowCounts;
  readonly met: RowCounts;
}

type Figures = Omit<Overview, 'revision' | 'ms'>;

const SEVERITIES = ['error', 'warning', 'info'] as const satisfies readonly Severity[];

/** The rows of a project by what they are. */
export function overviewFigures(store: ProjectStore, codes: Codes, counted: Counted): Figures {
  return {
    ...figuresOfKinds(store, codes, counted),
    lastmod: lastmodShares(codes.days, counted),
    hosts: hostShares(codes, counted),
    isWhole: codes.isWhole,
  };
}

/** Adds up rows by what their kinds come to. */
class Shares<T> {
  readonly #shares = new Map<T, { all: number; met: number }>();

  add(value: T, all: number, met: number): void {
    const share = this.#shares.get(value);
    if (share) {
      share.all += all;
      share.met += met;
    } else if (all > 0) this.#shares.set(value, { all, met });
  }

  of(value: T): Share {
    return { ...(this.#shares.get(value) ?? NOTHING) };
  }

  list(): ValueShare<T>[] {
    return Array.from(this.#shares, ([value, share]) => ({ value, ...share }));
  }
}

const NOTHING: Share = { all: 0, met: 0 };

function figuresOfKinds(
  store: ProjectStore,
  { kinds }: Codes,
  counted: Counted,
): Omit<Figures, 'lastmod' | 'hosts' | 'isWhole'> {
  const totals = new Shares<'rows' | 'included'>();
  const severities = new Shares<Severity>();
  const rules = new Shares<RuleId>();
  const leftOut = new Shares<LeftOutReason>();
  const sections = new Shares<number>();
  const languages = new Shares<string>();
  factsOfKinds(store, kinds).forEach((facts, number) => {
    const { included, section, languages: codes } = kinds[number] ?? NO_KIND;
    const [all, met] = [counted.all.kinds[number] ?? 0, counted.met.kinds[number] ?? 0];
    totals.add('rows', all, met);
    if (included) totals.add('included', all, met);
    sections.add(section, all, met);
    if (facts.leftOut !== null) leftOut.add(facts.leftOut, all, met);
    for (const severity of facts.severities) severities.add(severity, all, met);
    for (const rule of facts.rules) rules.add(rule, all, met);
    for (const code of codes) languages.add(code, all, met);
  });
  const hasSections = store.sections.list().length > 0;
  return {
    rows: totals.of('rows'),
    included: totals.of('included'),
    leftOut: inOrder(leftOut.list(), LEFT_OUT_REASONS),
    severities: {
      error: severities.of('error'),
      warning: severities.of('warning'),
      info: severities.of('info'),
    },
    issues: issueShares(store, rules.list()),
    sections: hasSections ? sections.list().sort((a, b) => a.value - b.value) : [],
    languages: top(languages.list(), compareTexts),
  };
}

const NO_KIND = { included: false, section: 0, languages: [] };

function issueShares(store: ProjectStore, rules: readonly ValueShare<RuleId>[]): Overview['issues'] {
  const settings = store.checks();
  const issues = inOrder(rules, RULE_IDS).map(({ value, ...share }) => {
    return { rule: value, severity: severityOf(value, settings), ...share };
  });
  return issues.sort(
    (a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) || b.all - a.all,
  );
}

function inOrder<T>(shares: readonly ValueShare<T>[], order: readonly T[]): ValueShare<T>[] {
  return shares.toSorted((a, b) => order.indexOf(a.value) - order.indexOf(b.value));
}

/** Those of most rows, equal ones in their order. */
function top<T>(shares: ValueShare<T>[], compare: (a: T, b: T) => number): TopValues<T> {
  const sorted = shares.sort((a, b) => b.all - a.all || compare(a.value, b.value));
  return { values: sorted.slice(0, TOP_VALUES), more: Math.max(0, sorted.length - TOP_VALUES) };
}

/** Null behind all others. */
function compareTexts(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a < b ? -1 : Number(a > b);
}

function hostShares({ tree }: Codes, { all, met }: Counted): Overview['hosts'] {
  const rows = withBelow(tree, all.folders);
  const some = all === met ? rows : withBelow(tree, met.folders);
  const shares: ValueShare<string | null>[] = [];
  for (const host of tree.below(ALL_HOSTS)) {
    const count = rows[host] ?? 0;
    if (count > 0) shares.push({ value: tree.nameOf(host), all: count, met: some[host] ?? 0 });
  }
  return top(shares, compareTexts);
}

/** What a date is cut to where there are too many. */
const CUT = { day: 1, month: 100, year: 10_000 } as const;

function lastmodShares(days: readonly WrittenDay[], { all, met }: Counted): LastmodShares {
  const shares = days.map((day, number) => {
    return { day, all: all.days[number] ?? 0, met: met.days[number] ?? 0 };
  });
  const of = (wanted: number): Share => {
    const found = shares.find(({ day }) => day === wanted);
    return { all: found?.all ?? 0, met: found?.met ?? 0 };
  };
  const dated = shares.filter((share) => share.day > UNDATED && share.all > 0).sort((a, b) => a.day - b.day);
  const latest = latestDay(Date.now());
  const begun = dated.filter(({ day }) => day <= latest);
  const fits = (unit: LastmodShares['unit']): boolean => cutTo(dated, unit).length <= MAX_DATES;
  const unit = DATE_UNITS.find(fits) ?? 'year';
  const list = cutTo(dated, unit);
  return {
    empty: of(EMPTY),
    undated: of(UNDATED),
    newest: {
      all: begun.at(-1)?.day ?? null,
      met: begun.findLast((share) => share.met > 0)?.day ?? null,
    },
    unit,
    dates: list.map(({ day }) => day),
    all: list.map((share) => share.all),
    met: list.map((share) => share.met),
  };
}

interface DayShare extends Share {
  readonly day: WrittenDay;
}

/** Ascending, as they are given. */
function cutTo(shares: readonly DayShare[], unit: keyof typeof CUT): DayShare[] {
  const cut: { day: WrittenDay; all: number; met: number }[] = [];
  for (const { day, all, met } of shares) {
    const start = day - (day % CUT[unit]);
    const last = cut.at(-1);
    if (last?.day === start) {
      last.all += all;
      last.met += met;
    } else cut.push({ day: start, all, met });
  }
  return cut;
}
