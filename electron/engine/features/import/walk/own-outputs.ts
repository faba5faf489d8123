// Tells what the project's own exports wrote, wherever they went: that is no source of the project. It reads no rows.
import { resolve } from 'node:path';
import { isWithin } from '../../../../files/is-within.ts';
import { readExportSettings } from '../../../store/exports/export-profiles.ts';
import type { ProjectStore } from '../../../store/store.ts';
import { OwnFiles } from './own-files.ts';

/** True for a sitemap or an index at an absolute path that is just as an export of the project wrote it. */
export type IsOwn = (location: string) => Promise<boolean>;

export function ownOutputs(store: ProjectStore): IsOwn {
  const { profiles, last } = readExportSettings(store.db);
  const given = [store.settings().outDir, last?.options.out, ...profiles.map(({ options }) => options.out)];
  const outs = [...new Set(given.flatMap((out) => (out ? resolve(out) : [])))];
  const own = new OwnFiles();
  return async (location) => {
    for (const out of outs) if (isWithin(location, out) && (await own.isOfSet(location, out))) return true;
    return false;
  };
}
