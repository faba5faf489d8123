// The options that an export starts from, those of a profile, and what they need. No state.
import type { ExportOptions } from '../../../../shared/model/export/planned-set.ts';
import type { ExportProfile } from '../../../../shared/model/export/export-profile.ts';
import type { ProjectInfo } from '../../../../shared/model/project.ts';
import { MAX_BYTES_PER_SITEMAP, MAX_URLS_PER_SITEMAP } from '../../../../shared/protocol/limits.ts';

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

/** What the profile of the last export keeps; without one what was exported, with the project's settings on top. */
export function startOptions(info: ProjectInfo | null): ExportOptions {
  const kept = profileOf(info, info?.exports.last?.profile ?? null);
  if (kept) return kept.options;
  const settings = info?.settings;
  const site = info?.site;
  return {
    ...info?.exports.last?.options,
    out: settings?.outDir ?? '',
    baseUrl: settings?.baseUrl ?? (site ? `${site}/` : ''),
    maxUrls: settings?.maxUrls ?? MAX_URLS_PER_SITEMAP,
    maxBytes: settings?.maxBytes ?? MAX_BYTES_PER_SITEMAP,
    gzip: settings?.gzip ?? true,
  };
}

export function profileOf(info: ProjectInfo | null, id: number | null): ExportProfile | undefined {
  return info?.exports.profiles.find((one) => one.id === id);
}

/** Whether all is given that a plan needs. */
export function isComplete({ out, baseUrl }: ExportOptions): boolean {
  return out !== '' && baseUrl.trim() !== '';
}
