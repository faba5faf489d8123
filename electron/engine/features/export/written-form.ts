// What an export to a folder leaves out of the project's rows, by its settings as far as they are known. It reads no row.
import { resolve } from 'node:path';
import type { CompareSide } from '../../../../shared/model/comparison.ts';
import {
  EXTENSION_GROUPS,
  SEPARATE_KINDS,
  type ExtensionGroup,
  type SetOptions,
} from '../../../../shared/model/export/set-options.ts';
import type { WrittenForm } from '../../project/last-comparison.ts';
import { isWithin } from '../../../files/is-within.ts';
import { isWebInput } from '../../../../shared/protocol/web-input.ts';
import { readExportSettings } from '../../store/exports/export-profiles.ts';
import type { ExportSet } from '../../store/exports/export-sets.ts';
import type { ProjectStore } from '../../store/store.ts';
import { separateKinds } from './layout/export-form.ts';

/** All that a row has. */
export const WHOLE_FORM: WrittenForm = { leaveOut: [], newsAt: null };

/** The form of the project's last export to the folder that the side is, or stands in; elsewhere rows are written whole. */
export function writtenForm(store: ProjectStore, side: CompareSide, now: number): WrittenForm {
  const place = side.kind === 'export' ? side.out : side.kind === 'set' ? side.location : null;
  if (place === null || isWebInput(place)) return WHOLE_FORM;
  const path = resolve(place);
  const inside = store.exports.folders().filter((folder) => isWithin(path, folder));
  const [out] = inside.sort((a, b) => b.length - a.length);
  if (out === undefined) return WHOLE_FORM;
  const { leaveOut, separate } = knownParts(store, out);
  return { leaveOut, newsAt: separate.includes('news') ? now : null };
}

interface Parts {
  readonly leaveOut: readonly ExtensionGroup[];
  readonly separate: readonly ExtensionGroup[];
}

function knownParts(store: ProjectStore, out: string): Parts {
  const { last, profiles } = readExportSettings(store.db);
  const runs = [last, ...profiles.filter((profile) => profile.last !== null)];
  const options = runs.find((run) => run && resolve(run.options.out) === out)?.options;
  if (options) return { leaveOut: options.leaveOut ?? [], separate: separateKinds(options) };
  const set = store.exports.set(out);
  return set ? partsOf(set) : { leaveOut: [], separate: [] };
}

/** What the set itself tells: of kinds that are in none of its files only that they are not written. */
function partsOf({ form, files }: ExportSet): Parts {
  const { leaveOut = [] } = form === '' ? {} : (JSON.parse(form) as Pick<SetOptions, 'leaveOut'>);
  const separate = SEPARATE_KINDS.filter((kind) => files.some((file) => file.kind === kind));
  const apart = new Set<ExtensionGroup>(separate);
  return {
    leaveOut: EXTENSION_GROUPS.filter((group) => leaveOut.includes(group) && !apart.has(group)),
    separate,
  };
}
