// What an import makes of rows that only have the images, videos or news of pages of other files: those of a set that
// Mapwright wrote become one row with their page, as a step of undo; of others it is told. It reads no file's rows.
import { reason } from '../../../../shared/contract/error-texts.ts';
import type { Problem } from '../../../../shared/model/problem.ts';
import type { SourceInfo } from '../../../../shared/model/project.ts';
import type { ProjectStore } from '../../store/store.ts';
import { hasBareExtensions, idsOfRule } from '../../store/rows/rows-of-rule.ts';
import { isWebInput } from '../../../../shared/protocol/web-input.ts';
import { runSteps } from '../../jobs/run-steps.ts';
import { joinRows } from '../check/join-rows.ts';
import { recheckTouched } from '../../check/run/recheck.ts';
import { OwnFiles } from './walk/own-files.ts';

export interface JoinedImport {
  /** Rows that are gone, as their pages have now what they said. */
  readonly rows: number;
  readonly problems: readonly Problem[];
}

/** To be called where an import of these sources, whose rows begin with an id, brought duplicates. */
export async function joinApartRows(
  store: ProjectStore,
  sources: readonly SourceInfo[],
  firstRow: number,
): Promise<JoinedImport> {
  if (!hasBareExtensions(store.db, firstRow)) return { rows: 0, problems: [] };
  // The import is done: to end this early would leave half of it.
  const { signal } = new AbortController();
  const flagged = await runSteps(idsOfRule(store.db, 'loc-duplicate'), signal);
  const ids = flagged.filter((id) => id >= firstRow);
  const isNew = (id: number): boolean => id >= firstRow;
  const apart = (await runSteps(joinRows(store, null, ids, isNew), signal)).gone.size;
  if (apart === 0) return { rows: 0, problems: [] };
  const own = await ownSources(sources);
  const joined = own.size === 0 ? 0 : await joinOwn(store, ids, (id, source) => isNew(id) && own.has(source));
  return {
    rows: joined,
    problems: [
      ...(joined > 0 ? [told('info', 'rows-joined', joined)] : []),
      ...(apart > joined ? [told('warning', 'rows-apart', apart - joined)] : []),
    ],
  };
}

async function joinOwn(
  store: ProjectStore,
  ids: readonly number[],
  isMeant: (id: number, source: number) => boolean,
): Promise<number> {
  let rows = 0;
  const steps = store.changeSteps(
    { code: 'joinRows' },
    function* (writer) {
      const { gone } = yield* joinRows(store, writer, ids, isMeant);
      rows = gone.size;
      yield* writer.set('deleted', Uint32Array.from(gone).sort(), 1);
    },
    (touched) => recheckTouched({ store }, touched),
  );
  await runSteps(steps, new AbortController().signal);
  return rows;
}

/** Those that are sitemaps of a set just as Mapwright wrote it. */
async function ownSources(sources: readonly SourceInfo[]): Promise<ReadonlySet<number>> {
  const own = new OwnFiles();
  const found = new Set<number>();
  for (const { id, location } of sources) {
    if (!isWebInput(location) && (await own.isSitemap(location))) found.add(id);
  }
  return found;
}

function told(severity: Problem['severity'], code: 'rows-joined' | 'rows-apart', rows: number): Problem {
  return { severity, code, reason: reason(code, { rows }) };
}
