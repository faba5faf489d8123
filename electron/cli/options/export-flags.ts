// The options that export and build share, read into the contract's export options. It never asks the engine.
import { resolve } from 'node:path';
import type { ExportOptions } from '../../../shared/model/export/planned-set.ts';
import type { ProjectSettings } from '../../../shared/model/project.ts';
import { MAX_BYTES_PER_SITEMAP, MAX_URLS_PER_SITEMAP } from '../../../shared/protocol/limits.ts';
import type { KeptFiles } from '../../files/refuse-target.ts';
import { zipPath } from '../../files/zip-path.ts';
import type { OptionSpecs, OptionValues } from '../define-command.ts';
import { refuseOptions } from './given-options.ts';
import { readWebUrl, readWhole, required } from './option-value.ts';
import { outputFile } from '../output/output-file.ts';
import { readSetOptions, SET_OPTIONS } from './set-flags.ts';
import { UsageError } from './usage-error.ts';

export const EXPORT_OPTIONS = {
  out: { type: 'string', value: 'DIR', help: 'The folder to write to' },
  'base-url': { type: 'string', value: 'URL', help: 'Where the files will be reachable on the web' },
  'max-urls': { type: 'string', value: 'N', help: 'URLs in one file at most (default and limit: 50000)' },
  'max-bytes': {
    type: 'string',
    value: 'N',
    help: 'Uncompressed bytes in one file at most (default and limit: 52428800)',
  },
  gzip: { type: 'boolean', help: 'Write .xml.gz (default, unless the project says otherwise)' },
  'no-gzip': { type: 'boolean', help: 'Write plain .xml instead of .xml.gz' },
  'fill-gaps': { type: 'boolean', help: 'Put new URLs into any file that has room, not only into the last' },
  repack: { type: 'boolean', help: 'Lay all URLs out anew instead of leaving each in its file' },
  ...SET_OPTIONS,
  overwrite: {
    type: 'boolean',
    help: 'Replace files that Mapwright did not write, and the archive of --zip',
  },
  zip: { type: 'string', value: 'FILE', help: 'Also pack the new and changed files into this new archive' },
  'dry-run': { type: 'boolean', help: 'Print the plan and write nothing' },
} as const satisfies OptionSpecs;

/** Checks the options; what is not given comes from a profile or the project's settings, where they have it. */
export function readExportOptions(
  options: OptionValues<typeof EXPORT_OPTIONS>,
  settings: Partial<ProjectSettings> | null,
  profile: ExportOptions | null = null,
): ExportOptions {
  refuseMeaningless(options);
  const before = profile ? { ...profile, outDir: profile.out } : settings;
  const out = required('--out', options.out ?? before?.outDir ?? undefined);
  const baseUrl = required('--base-url', options['base-url'] ?? before?.baseUrl ?? undefined);
  return {
    ...readSetOptions(options, profile ?? {}),
    out: resolve(out),
    baseUrl: readWebUrl('--base-url', baseUrl),
    maxUrls: readLimit('--max-urls', options['max-urls'], before?.maxUrls, MAX_URLS_PER_SITEMAP),
    maxBytes: readLimit('--max-bytes', options['max-bytes'], before?.maxBytes, MAX_BYTES_PER_SITEMAP),
    gzip: readGzip(options) ?? before?.gzip ?? true,
    fill: options['fill-gaps'] ? 'gaps' : profile?.fill,
    repack: options.repack,
  };
}

/** Throws a UsageError for options that exclude each other, or that do nothing beside the others. */
function refuseMeaningless(options: OptionValues<typeof EXPORT_OPTIONS>): void {
  const refuse = refuseOptions<typeof EXPORT_OPTIONS>;
  if (options.gzip && options['no-gzip']) throw new UsageError('--gzip and --no-gzip exclude each other.');
  if (options['no-gzip']) refuse(options, ['level'], 'has no meaning with --no-gzip');
  if (options.format !== 'text') return;
  const ofXml = ['indent', 'schema-location', 'style-sheet', 'leave-out', 'separate'] as const;
  refuse(options, ofXml, 'has no meaning with --format text');
}

/** A limit as given, else as it was before, else as large as can be. */
function readLimit(
  option: string,
  text: string | undefined,
  before: number | undefined,
  max: number,
): number {
  return readWhole(option, text, { min: 1, max }) ?? before ?? max;
}

/** As said, or as the ending of the names says; undefined where nothing does. */
function readGzip(options: OptionValues<typeof EXPORT_OPTIONS>): boolean | undefined {
  if (options['no-gzip']) return false;
  if (options.gzip || /\.gz$/i.test(options.name ?? '')) return true;
  return /\.(?:xml|txt)$/i.test(options.name ?? '') ? false : undefined;
}

/** The path of the archive that is wanted, or null. Throws, before anything is read or written, where it can't be written. */
export function readZip(
  { zip, overwrite }: Pick<OptionValues<typeof EXPORT_OPTIONS>, 'zip' | 'overwrite'>,
  place: { readonly kept: KeptFiles; readonly set: string },
): string | null {
  if (zip === undefined) return null;
  return outputFile(zipPath(zip, { ending: false }), { ...place, overwrite });
}
