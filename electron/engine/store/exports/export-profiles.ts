// The export settings that a project keeps under names. It judges no setting, and none of this is a step of undo.
import type { ExportOptions, ExportResult } from '../../../../shared/model/export/planned-set.ts';
import type {
  ExportProfile,
  ExportRun,
  ExportSettings,
} from '../../../../shared/model/export/export-profile.ts';
import type { Database } from '../file/database.ts';
import { readMeta, writeMeta } from '../file/settings.ts';

const KEY = 'exportProfiles';
const LAST_ID = 'lastExportProfile';
const RESULT = 'exportResult';
const NONE: ExportSettings = { profiles: [], last: null };

/** The name of the profile that the project's limits and public URL are from; null where they are of none. */
export function profileOfSettings(db: Database): string | null {
  const { profiles, last } = readExportSettings(db);
  return profiles.find(({ id }) => id === last?.profile)?.name ?? null;
}

export function readExportSettings(db: Database): ExportSettings {
  return (readMeta(db, KEY) as ExportSettings | undefined) ?? NONE;
}

/**
 * Keeps settings under a name: of a known profile, or (null) of a new one, whose id is returned. False where another has
 * the name, be it with other capitals; a profile of earlier versions keeps its own all the same.
 */
export function saveProfile(
  db: Database,
  id: number | null,
  { name, options }: Pick<ExportProfile, 'name' | 'options'>,
): number | false {
  return db.transaction(() => {
    const settings = readExportSettings(db);
    const { profiles } = settings;
    const at = profiles.findIndex((one) => one.id === id);
    const found = profiles[at];
    if (found?.name !== name && profiles.some((one) => one !== found && isSameName(one.name, name)))
      return false;
    if (id !== null && !found) return false;
    const mine = found?.id ?? Number(readMeta(db, LAST_ID) ?? 0) + 1;
    const profile: ExportProfile = { id: mine, name, options: lasting(options), last: found?.last ?? null };
    writeMeta(db, KEY, {
      ...settings,
      profiles: found ? profiles.with(at, profile) : [...profiles, profile],
    });
    if (!found) writeMeta(db, LAST_ID, mine);
    return mine;
  });
}

function isSameName(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** Forgets a profile, where there is one. */
export function deleteProfile(db: Database, id: number): void {
  const settings = readExportSettings(db);
  const { last } = settings;
  writeMeta(db, KEY, {
    profiles: settings.profiles.filter((one) => one.id !== id),
    last: last?.profile === id ? { ...last, profile: null } : last,
  });
}

/** What the last export wrote; null before the first, and where an earlier version wrote it. */
export function readExportResult(db: Database): ExportResult | null {
  return (readMeta(db, RESULT) as ExportResult | undefined) ?? null;
}

/** Notes that files which the last export left in its folder are gone from there. */
export function rememberRemoved(db: Database, out: string, removed: readonly string[]): void {
  const result = readExportResult(db);
  if (result?.out !== out || removed.length === 0) return;
  const gone = new Set(removed);
  const [going, obsolete] = [
    result.obsolete.filter((name) => gone.has(name)),
    result.obsolete.filter((name) => !gone.has(name)),
  ];
  writeMeta(db, RESULT, { ...result, obsolete, removed: [...result.removed, ...going] });
}

/** What came of an export. */
export interface FinishedRun {
  /** Null: it had none. */
  readonly profile: number | null;
  readonly options: ExportOptions;
  readonly run: ExportRun;
  readonly result: ExportResult;
}

/** What the last export wrote, where nobody was told; else null. */
export function readUntold(db: Database): ExportResult | null {
  return readExportSettings(db).last?.untold ? readExportResult(db) : null;
}

/** Notes that somebody was told what the last export wrote. */
export function rememberTold(db: Database): void {
  const settings = readExportSettings(db);
  if (!settings.last?.untold) return;
  const { untold: _, ...last } = settings.last;
  writeMeta(db, KEY, { ...settings, last });
}

/** Keeps what came of an export, for its profile and as the one to do again. `untold`: nobody has heard of it yet. */
export function rememberRun(
  db: Database,
  { profile, options, run, result }: FinishedRun,
  { untold = false }: { readonly untold?: boolean } = {},
): void {
  const { profiles } = readExportSettings(db);
  const known = profiles.some(({ id }) => id === profile);
  writeMeta(db, KEY, {
    profiles: profiles.map((one) =>
      one.id === profile ? { ...one, options: lasting(options), last: run } : one,
    ),
    last: {
      profile: known ? profile : null,
      options: lasting(options),
      run,
      hasResult: true,
      ...(untold && { untold }),
    },
  });
  writeMeta(db, RESULT, result);
}

/** To lay a set out anew is decided each time; the usual way to fill files is no option that was asked for. */
function lasting({ repack: _, fill, ...options }: ExportOptions): ExportOptions {
  return fill === 'gaps' ? { ...options, fill } : options;
}
