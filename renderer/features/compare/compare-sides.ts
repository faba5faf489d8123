// What can be chosen as a side of a comparison: the project and what it knows of; and how a side is named. It compares
// nothing.
import type { HistoryEntry } from '../../../shared/model/edit/change.ts';
import type { CompareSide } from '../../../shared/model/comparison.ts';
import type { ProjectInfo, SourceInfo } from '../../../shared/model/project.ts';
import type { Text } from '../../locales/use-text.ts';
import { isTemporaryLocation } from '../../../shared/model/temporary-location.ts';
import { shownName } from '../../ui/file-name.ts';
import { changeName } from '../history/change-text.ts';

export type SideGroup = 'project' | 'states' | 'exports' | 'sources' | 'recent';

export interface SideOption {
  /** Tells options apart. */
  readonly key: string;
  readonly group: SideGroup;
  readonly label: string;
  readonly side: CompareSide;
}

/** The same for sides that mean the same. */
export function sideKey(side: CompareSide): string {
  return JSON.stringify(Object.entries(side).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What the project offers, and places that were compared before. */
export function sideOptions(
  info: ProjectInfo,
  states: readonly HistoryEntry[],
  recent: readonly string[],
  text: Pick<Text, 't' | 'plural' | 'dateTime'>,
): SideOption[] {
  const { t } = text;
  const option = (group: SideGroup, side: CompareSide, label: string): SideOption => ({
    key: sideKey(side),
    group,
    label,
    side,
  });
  const folders = [info.exports.last, ...info.exports.profiles].flatMap((one) => one?.options.out ?? []);
  const outs = [...new Set([...folders, ...(info.settings.outDir === null ? [] : [info.settings.outDir])])];
  return [
    option('project', { kind: 'project' }, t('compare.now')),
    ...states
      .slice(1)
      .map((state) => option('states', { kind: 'project', change: state.id }, stateName(state, text))),
    ...outs.map((out) => option('exports', { kind: 'export', out }, t('compare.exportTo', { path: out }))),
    ...info.sources
      .filter((source) => source.parent === null && isSet(source) && !info.lostSources.includes(source.id))
      .map(({ id, location }) => {
        const label = isTemporaryLocation(location) ? shownName(location) : location;
        return option('sources', { kind: 'source', source: id }, label);
      }),
    ...recent.map((location) => option('recent', placeOf(location), location)),
  ];
}

/** Whether anything of the source could be read as a set: a picture among the imported files can't be compared. */
function isSet({ format, state, entries }: SourceInfo): boolean {
  return format !== null && (state !== 'failed' || entries > 0);
}

/** A path or an address as a side: project files are told by their name. */
export function placeOf(location: string): CompareSide {
  return /\.mapwright$/i.test(location) ? { kind: 'projectFile', path: location } : { kind: 'set', location };
}

function stateName(
  { label, at, checkpoints }: HistoryEntry,
  text: Pick<Text, 't' | 'plural' | 'dateTime'>,
): string {
  const { t, plural, dateTime } = text;
  const names = checkpoints.map(({ name }) => `“${name}”`).join(', ');
  const what =
    label === null
      ? t('compare.firstState')
      : t('compare.afterChange', { what: changeName(label, { t, plural }) });
  const when = at === null ? '' : ` (${dateTime(new Date(at).toISOString())})`;
  return `${names === '' ? '' : `${names}: `}${what}${when}`;
}
