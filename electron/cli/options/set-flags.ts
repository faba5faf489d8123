// The options of export and build about names, form and what lies beside the sitemaps. It never asks the engine.
import type { HostUrl, SetOptions } from '../../../shared/model/export/set-options.ts';
import {
  EXTENSION_GROUPS,
  EXTRA_FILES,
  INDEXNOW_KEY,
  SEPARATE_KINDS,
} from '../../../shared/model/export/set-options.ts';
import { MAX_SITEMAPS_PER_INDEX } from '../../../shared/protocol/limits.ts';
import { MAX_HOST_URLS, MAX_SET_TEXT } from '../../../shared/model/edit/text-limits.ts';
import type { OptionSpecs, OptionValues } from '../define-command.ts';
import { readChoice, readShort, readWebUrl, readWhole } from './option-value.ts';
import { UsageError } from './usage-error.ts';

export const SET_OPTIONS = {
  name: {
    type: 'string',
    value: 'PATTERN',
    help: 'Names of the files, such as maps/{section}-{n:3} (default: {section}-{n})',
  },
  'index-name': { type: 'string', value: 'NAME', help: 'The name of the index (default: sitemap-index)' },
  format: { type: 'string', value: 'FORMAT', help: 'xml or text (lists of URLs; default: xml)' },
  level: { type: 'string', value: '1-9', help: 'How hard gzip tries, from fast to small (default: 6)' },
  indent: { type: 'boolean', help: 'Pretty-print: one element per line' },
  'schema-location': { type: 'boolean', help: 'Name the schemas in the files' },
  'style-sheet': { type: 'boolean', help: 'Write sitemap.xsl, with which browsers show the files as tables' },
  'leave-out': {
    type: 'string',
    value: 'KINDS',
    help: `Leave out extensions: ${EXTENSION_GROUPS.join(',')}`,
  },
  separate: {
    type: 'string',
    value: 'KINDS',
    help: `Sitemaps of their own for: ${SEPARATE_KINDS.join(',')}`,
  },
  balanced: {
    type: 'boolean',
    help: 'Give all files about the same number of URLs where they are laid out anew',
  },
  'fill-level': {
    type: 'string',
    value: 'PERCENT',
    help: 'How far new URLs fill files, in percent of the limits (default: 100)',
  },
  'section-indexes': { type: 'boolean', help: 'An index for each section instead of one for all' },
  'max-sitemaps': {
    type: 'string',
    value: 'N',
    help: 'Sitemaps in one index at most (default and limit: 50000)',
  },
  'by-host': { type: 'boolean', help: 'A folder with files and index of its own for each host' },
  'host-url': {
    type: 'string',
    multiple: true,
    value: 'HOST=URL',
    help: 'Where the folder of a host will be reachable (default: at the root of the host; repeatable)',
  },
  extra: { type: 'string', value: 'FILES', help: `Files beside the set: ${EXTRA_FILES.join(',')}` },
  'indexnow-key': {
    type: 'string',
    value: 'KEY',
    help: 'The key for IndexNow: the lists become whole requests',
  },
  'remove-old': {
    type: 'boolean',
    help: 'Remove files of earlier exports that are no longer part of the set',
  },
} as const satisfies OptionSpecs;

/** What was given of them; the rest stays as `before` has it. */
export function readSetOptions(options: OptionValues<typeof SET_OPTIONS>, before: SetOptions): SetOptions {
  const key = options['indexnow-key'];
  if (key !== undefined && !INDEXNOW_KEY.test(key)) {
    throw new UsageError(`--indexnow-key must have 8 to 128 letters, digits and "-", not "${key}".`);
  }
  const given: SetOptions = {
    name: options.name && readShort('--name', options.name, MAX_SET_TEXT),
    indexName: options['index-name'] && readShort('--index-name', options['index-name'], MAX_SET_TEXT),
    format: readChoice('--format', options.format, ['xml', 'text']),
    level: readWhole('--level', options.level, { min: 1, max: 9 }),
    indent: options.indent || undefined,
    schemaLocation: options['schema-location'] || undefined,
    styleSheet: options['style-sheet'] || undefined,
    leaveOut: readList('--leave-out', options['leave-out'], EXTENSION_GROUPS),
    separate: readList('--separate', options.separate, SEPARATE_KINDS),
    strategy: options.balanced ? 'balanced' : undefined,
    fillLevel: readWhole('--fill-level', options['fill-level'], { min: 1, max: 100 }),
    sectionIndexes: options['section-indexes'] || undefined,
    maxSitemaps: readWhole('--max-sitemaps', options['max-sitemaps'], {
      min: 1,
      max: MAX_SITEMAPS_PER_INDEX,
    }),
    byHost: options['by-host'] || options['host-url'].length > 0 || undefined,
    hostUrls: readHostUrls(options['host-url']),
    extras: readList('--extra', options.extra, EXTRA_FILES),
    indexNowKey: key,
    removeOld: options['remove-old'] || undefined,
  };
  const said = Object.entries(given).filter(([, value]) => value !== undefined);
  return { ...before, ...Object.fromEntries(said) };
}

/** Words with commas between them; an empty text is an empty list. */
function readList<const T extends string>(
  option: string,
  text: string | undefined,
  choices: readonly T[],
): readonly T[] | undefined {
  if (text === undefined) return undefined;
  const words = text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  return [
    ...new Set(
      words.map((word) => {
        const found = choices.find((choice) => choice === word);
        if (found === undefined)
          throw new UsageError(`${option} takes ${choices.join(', ')}, not "${word}".`);
        return found;
      }),
    ),
  ];
}

/** Undefined where the option was not given. */
function readHostUrls(texts: readonly string[]): readonly HostUrl[] | undefined {
  if (texts.length > MAX_HOST_URLS)
    throw new UsageError(`--host-url can be given at most ${MAX_HOST_URLS} times, not ${texts.length}.`);
  return texts.length > 0 ? texts.map(readHostUrl) : undefined;
}

function readHostUrl(text: string): HostUrl {
  const at = text.indexOf('=');
  if (at < 1) throw new UsageError(`--host-url must be HOST=URL, not "${text}".`);
  const host = readShort('The HOST of --host-url', text.slice(0, at).toLowerCase(), MAX_SET_TEXT);
  return { host, baseUrl: readWebUrl('--host-url', text.slice(at + 1)) };
}
