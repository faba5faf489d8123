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
  { exportFolder: pattern, exportUrls, exportBytes }: ExportDefaults,
  today: string,
): ExportOptions {
  const kept = profileOf(info, info?.exports.last?.profile ?? null);
  if (kept) return kept.options;
  const settings = info?.settings;
  const site = info?.site;
  const isFirst = info?.exports.last == null;
  const parts = { host: hostOf(site), project: info?.untitled ? '' : (info?.name ?? ''), date: today };
  const folder = isFirst && info ? exportFolder(pattern, parts) : '';
  const limit = (own: number | undefined, most: number, wanted: number | null): number =>
    isFirst && (own ?? most) === most ? (wanted ?? most) : (own ?? most);
  return {
    ...info?.exports.last?.options,
    out: settings?.outDir ?? folder,
    baseUrl: settings?.baseUrl ?? (site ? `${site}/` : ''),
    maxUrls: limit(settings?.maxUrls, MAX_URLS_PER_SITEMAP, exportUrls),
    maxBytes: limit(settings?.maxBytes, MAX_BYTES_PER_SITEMAP, exportBytes),
    gzip: settings?.gzip ?? true,
  };
}

function hostOf(site: string | null | undefined): string {
  return site && URL.canParse(site) ? new URL(site).host : '';
}

export function profileOf(info: ProjectInfo | null, id: number | null): ExportProfile | undefined {
  return info?.exports.profiles.find((one) => one.id === id);
}

/** Whether all is given that a plan needs. */
export function isComplete({ out, baseUrl }: ExportOptions): boolean {
  return out !== '' && baseUrl.trim() !== '';
}
