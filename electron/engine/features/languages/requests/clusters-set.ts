// clusters.set: languages of whole clusters, set or removed as one undo step.
import { languageFault, shownLanguage } from '../../../../../shared/protocol/languages.ts';
import { X_DEFAULT, type ClusterCell } from '../../../../../shared/model/cluster.ts';
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import { judgeCluster, type ClusterMember } from '../../../check/judge-cluster.ts';
import { locUrl } from '../../../check/loc-url.ts';
import type { Command } from '../../../project/context.ts';
import type { OpenProject } from '../../../project/open-project.ts';
import { applySteps, changeableProject } from '../../../project/current-project.ts';
import { findMembers } from '../../../check/run/judge-clusters.ts';
import { knownSpelling } from '../known-clusters.ts';
import { liveCluster } from '../live-cluster.ts';
import type { LinkEdit } from '../../edit/write-alternates.ts';
import { changedLinks, writeLinks, type RowLinks } from '../write-links.ts';

export const clustersSet: Command<'clusters.set'> = ({ cells }, context) => {
  changeableProject(context);
  for (const { language, href } of cells) if (href !== null) requireUsable(language, href);
  const languages = new Set(cells.map(({ language }) => shownLanguage(language)));
  const label = { code: 'language', language: [...languages].slice(0, 5).join(', ') } as const;
  return applySteps(context, { label, rows: cells.length }, function* (writer, project) {
    const { store } = project;
    const spell = yield* knownSpelling(project);
    for (const { cluster, language, href } of cells) {
      const link = { language: spell(language), href };
      const rows = rowsToWrite(store, liveCluster(store, cluster), link, spell);
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
  link: LinkEdit,
  spell: (code: string) => string,
): RowLinks[] {
  const { language, href } = link;
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
  const staying = members.filter(({ loc }) => !leaving.has(loc));
  const rows: RowLinks[] = staying.map(({ id }) => ({ id, links: [link], replace: false }));
  for (const row of members.filter(({ loc }) => leaving.has(loc))) {
    rows.push({ id: row.id, links: withoutCluster(row, [...kept, ...leaving]), replace: false });
  }
  if (isVersion && href !== null && !members.some(({ loc }) => loc === href)) {
    const joining = findMembers(store, new Set([href])).get(href);
    if (joining) rows.push({ id: joining.id, links: [...wholeList(others, spell), link], replace: false });
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
function wholeList(cells: readonly ClusterCell[], spell: (code: string) => string): RowLinks['links'] {
  return cells.flatMap(({ language, links }) => {
    const [only] = links;
    return only && links.length === 1 ? [{ language: spell(language), href: only.href }] : [];
  });
}

function hrefsOf({ links }: ClusterCell): string[] {
  return links.map(({ href }) => href);
}
