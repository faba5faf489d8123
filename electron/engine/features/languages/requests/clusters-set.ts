// clusters.set and clusters.complete: edits of whole clusters, each as one undo step.
import { languageFault, shownLanguage } from '../../../../../shared/protocol/languages.ts';
import { X_DEFAULT, type ClusterCell } from '../../../../../shared/model/cluster.ts';
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import { judgeCluster, type ClusterMember } from '../../../check/judge-cluster.ts';
import { locUrl } from '../../../check/loc-url.ts';
import type { Command } from '../../../project/context.ts';
import type { OpenProject } from '../../../project/open-project.ts';
import { applySteps, changeableProject, currentProject } from '../../../project/current-project.ts';
import { rowsOf } from '../../../check/run/find-clusters.ts';
import { findMembers, judgeClusters } from '../../../check/run/judge-clusters.ts';
import { liveCluster } from '../live-cluster.ts';
import { changedLinks, writeLinks, type RowLinks } from '../write-links.ts';

export const clustersSet: Command<'clusters.set'> = ({ cells }, context) => {
  changeableProject(context);
  for (const { language, href } of cells) if (href !== null) requireUsable(language, href);
  const languages = new Set(cells.map(({ language }) => shownLanguage(language)));
  const label = { code: 'language', language: [...languages].slice(0, 5).join(', ') } as const;
  return applySteps(context, { label, rows: cells.length }, function* (writer, { store }) {
    for (const { cluster, language, href } of cells) {
      const rows = rowsToWrite(store, liveCluster(store, cluster), language, href);
      yield* writeLinks(writer, changedLinks(store, rows));
      yield 1;
    }
  });
};

function requireUsable(language: string, href: string): void {
  requireLanguage(language);
  if (locUrl(href)) return;
  throw new AppError('invalid-value', reason('href-relative', { text: href.slice(0, 200) }));
}

function requireLanguage(language: string): void {
  const fault = languageFault(language);
  if (fault === null) return;
  throw new AppError('invalid-value', reason('language-invalid', { text: language, fault }));
}

function rowsToWrite(
  store: OpenProject['store'],
  members: readonly ClusterMember[],
  language: string,
  href: string | null,
): RowLinks[] {
  const code = language.toLowerCase();
  const judged = judgeCluster(members, () => undefined);
  const others = judged.cells.filter((cell) => cell.language !== code);
  const kept = new Set(others.filter((cell) => cell.language !== X_DEFAULT).flatMap(hrefsOf));
  const before = judged.cells.find((cell) => cell.language === code);
  const isVersion = code !== X_DEFAULT;
  // Pages whose only place was this language leave the cluster, and no longer list it.
  const leaving = new Set(
    isVersion && before ? hrefsOf(before).filter((one) => one !== href && !kept.has(one)) : [],
  );
  const link = { language: shownLanguage(language), href };
  const staying = members.filter(({ loc }) => !leaving.has(loc));
  const rows: RowLinks[] = staying.map(({ id }) => ({ id, links: [link], replace: false }));
  for (const row of members.filter(({ loc }) => leaving.has(loc))) {
    rows.push({ id: row.id, links: withoutCluster(row, [...kept, ...leaving]), replace: false });
  }
  if (isVersion && href !== null && !members.some(({ loc }) => loc === href)) {
    const joining = findMembers(store, new Set([href])).get(href);
    if (joining) rows.push({ id: joining.id, links: [...wholeList(others), link], replace: false });
  }
  return rows;
}

/** Its links to these addresses go; where nothing else is left, those of x-default and to itself go with them. */
function withoutCluster({ loc, alternates }: ClusterMember, hrefs: readonly string[]): RowLinks['links'] {
  const gone = alternates.filter((one) => hrefs.includes(one.href) || one.href === loc);
  const left = alternates.filter((one) => !gone.includes(one));
  const onlyDefault = left.every(({ hreflang }) => hreflang.toLowerCase() === X_DEFAULT);
  return (onlyDefault ? alternates : gone).map(({ hreflang }) => ({ language: hreflang, href: null }));
}

/** One address a language: languages with several are left to a person. */
function wholeList(cells: readonly ClusterCell[]): RowLinks['links'] {
  return cells.flatMap(({ language, links }) => {
    const [only] = links;
    return only && links.length === 1 ? [{ language: shownLanguage(language), href: only.href }] : [];
  });
}

function hrefsOf({ links }: ClusterCell): string[] {
  return links.map(({ href }) => href);
}

/** Rows that are worked on together. */
const ROWS_AT_ONCE = 2_000;

export const clustersComplete: Command<'clusters.complete'> = ({ list, ranges }, context) => {
  const project = currentProject(context);
  const { index, numbers } = project.clusters.list(list);
  const chosen = ranges.flatMap(({ from, to }) => Array.from(numbers.subarray(from, to)));
  const label = { code: 'completeClusters' } as const;
  const total = chosen.reduce((sum, one) => sum + rowsOf(index.clusters, one).length, 0);
  return applySteps(context, { label, rows: total }, function* (writer, { store }) {
    for (let at = 0; at < chosen.length;) {
      const part: Uint32Array[] = [];
      let rows = 0;
      for (; at < chosen.length && rows < ROWS_AT_ONCE; at++) {
        const ids = rowsOf(index.clusters, chosen[at] ?? 0);
        part.push(ids);
        rows += ids.length;
      }
      yield* writeLinks(writer, changedLinks(store, completed(store, part)));
      yield rows;
    }
  });
};

function completed(store: OpenProject['store'], clusters: readonly Uint32Array[]): RowLinks[] {
  return judgeClusters(store, clusters).flatMap(({ rows, cells, faults }) =>
    faults.includes('conflicts') ? [] : rows.map((id) => ({ id, links: wholeList(cells), replace: false })),
  );
}
