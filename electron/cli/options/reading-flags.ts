// The options of all commands that read sources: what of them is read, and how much. It reads nothing itself.
import { TABLE_DATES, type TableDates } from '../../../shared/model/table/tables.ts';
import { TEXT_ENCODINGS, type TextEncoding } from '../../../shared/protocol/encodings.ts';
import { readChoice, readWhole } from './option-value.ts';
import { UsageError } from './usage-error.ts';

export const READ_OPTIONS = {
  html: { type: 'boolean', help: 'Take the links of HTML pages, which are refused otherwise' },
  encoding: {
    type: 'string',
    value: 'NAME',
    help: 'What texts are in that are not UTF-8 and do not say: windows-1252, …',
  },
  dates: {
    type: 'string',
    value: 'ORDER',
    help: 'What comes first in the dates of tables such as 01.03.2025: dmy, mdy or ymd',
  },
  'max-unpacked': {
    type: 'string',
    value: 'BYTES',
    help: 'What one file may unpack to (default: 268435456)',
  },
} as const;

/** Of commands that keep the robots.txt files that they read. */
export const ROBOTS_OPTION = {
  robots: {
    type: 'string',
    value: 'WHICH',
    help: 'Which robots.txt of several for one site counts: first (default; a project’s is the first) or last',
  },
} as const;

/** Which of several robots.txt files for one site counts, as far as that was given. */
export function readRobotsTake(text: string | undefined): 'first' | 'last' | undefined {
  return readChoice('--robots', text, ['first', 'last']);
}

/** Settings of the engine's readers; what was not given is absent. */
export function readSettings(options: {
  readonly html?: boolean | undefined;
  readonly encoding?: string | undefined;
  readonly dates?: string | undefined;
  readonly 'max-unpacked'?: string | undefined;
}): {
  readonly html?: boolean;
  readonly maxBytes?: number;
  readonly encoding?: TextEncoding;
  readonly dates?: TableDates;
} {
  const maxBytes = readMaxUnpacked(options['max-unpacked']);
  const encoding = readEncoding(options.encoding);
  const dates = readChoice('--dates', options.dates, TABLE_DATES);
  return {
    ...(options.html && { html: true }),
    ...(maxBytes !== undefined && { maxBytes }),
    ...(encoding && encoding !== 'utf-8' && { encoding }),
    ...(dates && { dates }),
  };
}

/** The bytes that one file may unpack to, as far as that was given. */
export function readMaxUnpacked(text: string | undefined): number | undefined {
  return readWhole('--max-unpacked', text, { min: 1, max: Number.MAX_SAFE_INTEGER });
}

/** The encoding of that name, also by another such as latin1. Throws a UsageError that names all of them. */
export function readEncoding(name: string | undefined): TextEncoding | 'utf-8' | undefined {
  if (name === undefined) return undefined;
  const known = labelled(name.trim());
  const found = known === 'utf-8' ? known : TEXT_ENCODINGS.find((encoding) => encoding === known);
  if (found) return found;
  throw new UsageError(`--encoding must be one of utf-8, ${TEXT_ENCODINGS.join(', ')}.`);
}

function labelled(name: string): string | null {
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return null;
  }
}
