// The folders that the overview tells beside what is so, for tests.
import { expect } from 'vitest';
import type { Folder, FolderFigures, Share } from '../../../../shared/model/overview.ts';
import type { Condition } from '../../../../shared/model/rows/view-query.ts';
import type { EngineContext } from '../../../../electron/engine/project/context.ts';
import { overviewFolders } from '../../../../electron/engine/features/overview/requests/overview-folders.ts';
import { foldIds } from '../../../../electron/engine/view/coded/folder-of.ts';
import { hasBegun, type PlainRow, type Shares } from './plain-figures.ts';

export type ToldFolder = FolderFigures & { readonly folded: boolean; readonly own: Share };

/** Every folder with those below it, as windows tell them. */
export async function allFolders(
  context: EngineContext,
  conditions: readonly Condition[],
  folded: boolean,
  folder: Folder | null = null,
): Promise<ToldFolder[]> {
  const window = await overviewFolders(
    {
      filter: [...conditions],
      folder,
      folded,
      order: { by: 'urls', direction: 'desc' },
      start: 0,
      count: 2_000,
    },
    context,
  );
  const counts = window.folders.map(({ urls }) => urls.met);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(window.total).toBe(window.folders.length);
  const below: ToldFolder[] = [];
  for (const { host, path } of window.folders)
    below.push(...(await allFolders(context, conditions, folded, { host, path })));
  return window.folder ? [{ ...window.folder, folded, own: window.own }, ...below] : below;
}

export function compareFolders(
  folders: readonly ToldFolder[],
  rows: readonly PlainRow[],
  share: Shares,
  met: ReadonlySet<number>,
): void {
  const paths =
    (folded: boolean) =>
    (row: PlainRow): string =>
      folded ? foldIds(row.folder) : row.folder;
  for (const folded of [false, true]) {
    const pathOf = paths(folded);
    const expected = new Set(
      rows.flatMap((row) =>
        [...withParents(row.host, pathOf(row))].map((path) => `${String(row.host)} ${path}`),
      ),
    );
    const found = folders.filter((folder) => folder.folded === folded);
    expect(new Set(found.map(({ host, path }) => `${String(host)} ${path}`))).toEqual(expected);
    expect(found).toHaveLength(expected.size);
  }
  for (const { host, path, folded, own, ...figures } of folders) {
    const pathOf = paths(folded);
    const isIn = (row: PlainRow): boolean => row.host === host && pathOf(row).startsWith(path);
    const days = rows.flatMap((row) =>
      isIn(row) && met.has(row.id) && typeof row.day === 'number' && hasBegun(row.day) ? row.day : [],
    );
    expect(own).toEqual(share((row) => row.host === host && pathOf(row) === path));
    expect(figures).toEqual({
      folders: folders.filter(
        (one) => one.folded === folded && one.host === host && isRightBelow(path, one.path),
      ).length,
      urls: share(isIn),
      included: share((row) => isIn(row) && row.included),
      issues: share((row) => isIn(row) && row.rules.length > 0),
      errors: share((row) => isIn(row) && row.severities.includes('error')),
      warnings: share((row) => isIn(row) && row.severities.includes('warning')),
      newest: days.length === 0 ? null : Math.max(...days),
    });
  }
}

/** A path with those above it. */
function* withParents(host: string | null, path: string): Generator<string> {
  yield host === null ? '' : '/';
  for (let i = host === null ? 0 : 1; i < path.length; i++) if (path[i] === '/') yield path.slice(0, i + 1);
}

function isRightBelow(folder: string, path: string): boolean {
  return path.startsWith(folder) && /^[^/]*\/$/.test(path.slice(folder.length));
}
