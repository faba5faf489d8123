// What a treemap of one folder has areas for: its largest folders, the rows in itself, and all smaller folders as one. It places nothing.
import type { FolderFigures, FolderWindow } from '../../../../shared/model/overview.ts';
import { folderKey } from './tree-lines.ts';

export interface MapArea {
  readonly kind: 'folder' | 'own' | 'others';
  readonly key: string;
  readonly folder: FolderFigures | null;
  /** Of the rows that meet the filter. */
  readonly urls: number;
  readonly issues: number;
  /** Folders that it stands for. */
  readonly count: number;
}

/** Smaller areas can't be told apart. */
const MOST = 60;

/** `window`: those of most rows first. */
export function areasOf({ folder, folders, own, total }: FolderWindow): MapArea[] {
  const largest = folders.slice(0, MOST).filter(({ urls }) => urls.met > 0);
  const areas = largest.map((one): MapArea => ({
    kind: 'folder',
    key: folderKey(one),
    folder: one,
    urls: one.urls.met,
    issues: one.issues.met,
    count: 1,
  }));
  const rest = total > MOST && folder ? folder.urls.met - own.met - sum(largest, 'urls') : 0;
  const more = folders.slice(MOST).reduce((all, { urls }) => all + urls.met, 0);
  if (own.met > 0) areas.push({ kind: 'own', key: 'own', folder: null, urls: own.met, issues: 0, count: 0 });
  const others = folder ? rest : more;
  if (others > 0) {
    const count = total - largest.length;
    areas.push({ kind: 'others', key: 'others', folder: null, urls: others, issues: 0, count });
  }
  return areas;
}

function sum(folders: readonly FolderFigures[], figure: 'urls'): number {
  return folders.reduce((all, one) => all + one[figure].met, 0);
}
