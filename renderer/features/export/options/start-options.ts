// The options that an export starts from, those of a profile, and what they need. No state.
import type { AppSettings } from '../../../../shared/contract/settings-schemas.ts';
import type { ExportOptions } from '../../../../shared/model/export/planned-set.ts';
import type { ExportProfile } from '../../../../shared/model/export/export-profile.ts';
import type { ProjectInfo } from '../../../../shared/model/project.ts';
import { MAX_BYTES_PER_SITEMAP, MAX_URLS_PER_SITEMAP } from '../../../../shared/protocol/limits.ts';
import { exportFolder } from './export-folder.ts';

/** Options that a profile may lack; changing to it takes them back. */
export const CLEARED = {
  fill: undefined,
  repack: undefined,
  name: undefined,
  indexName: undefined,
  format: undefined,
  level: undefined,
  indent: undefined,
  schemaLocation: undefined,
  styleSheet: undefined,
  leaveOut: undefined,
  separate: undefined,
  strategy: undefined,
  fillLevel: undefined,
  sectionIndexes: undefined,
  maxSitemaps: undefined,
  byHost: undefined,
  hostUrls: undefined,
  extras: undefined,
  indexNowKey: undefined,
  removeOld: undefined,
} as const satisfies Partial<ExportOptions>;

/** What the user wants for projects that were never exported. */
export type ExportDefaults = Pick<AppSettings, 'exportFolder' | 'exportUrls' | 'exportBytes'>;

/**
 * What the profile of the last export keeps; without one what was exported, with the project's settings on top; before the
 * first, what the user wants for all projects.
 */
export function startOptions(
  info: ProjectInfo | null,
  defaults: ExportDefaults,
  today: string,
): ExportOptions {
  const kept = profileOf(info, info?.exports.last?.profile ?? null);
  if (kept) return kept.options;
  const settings = info?.settings;
  const site = info?.site;
  const wanted = wantedFor(info, defaults, today);
  return {
    ...info?.exports.last?.options,
    out: settings?.outDir ?? wanted.out,
    baseUrl: settings?.baseUrl ?? (site ? `${site}/` : ''),
    maxUrls: limitOf(settings?.maxUrls, MAX_URLS_PER_SITEMAP, wanted.maxUrls),
    maxBytes: limitOf(settings?.maxBytes, MAX_BYTES_PER_SITEMAP, wanted.maxBytes),
    gzip: settings?.gzip ?? true,
  };
}

interface Wanted {
  readonly out: string;
  readonly maxUrls: number | null;
  readonly maxBytes: number | null;
}

/** What the user's settings say of a project; nothing once it was exported. */
function wantedFor(info: ProjectInfo | null, defaults: ExportDefaults, today: string): Wanted {
  if (!info || info.exports.last) return { out: '', maxUrls: null, maxBytes: null };
  const project = info.untitled ? '' : info.name;
  const out = exportFolder(defaults.exportFolder, { host: hostOf(info.site), project, date: today });
  return { out, maxUrls: defaults.exportUrls, maxBytes: defaults.exportBytes };
}

/** A project that has the most has nothing of its own. */
function limitOf(own: number | undefined, most: number, wanted: number | null): number {
  return own === undefined || own === most ? (wanted ?? most) : own;
}

function hostOf(site: string | null): string {
  return site && URL.canParse(site) ? new URL(site).host : '';
}

export function profileOf(info: ProjectInfo | null, id: number | null): ExportProfile | undefined {
  return info?.exports.profiles.find((one) => one.id === id);
}

/** Whether all is given that a plan needs. */
export function isComplete({ out, baseUrl }: ExportOptions): boolean {
  return out !== '' && baseUrl.trim() !== '';
}
