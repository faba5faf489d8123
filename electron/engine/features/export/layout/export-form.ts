// What an export's options mean for the bytes and limits of each family of files. It writes nothing.
import type { ExportOptions } from '../../../../../shared/model/export/planned-set.ts';
import {
  DEFAULT_LEVEL,
  DEFAULT_NAME,
  type FileKind,
  type SeparateKind,
} from '../../../../../shared/model/export/set-options.ts';
import { MAX_NEWS_PER_SITEMAP } from '../../../../../shared/protocol/limits.ts';
import type { SplitOptions } from './split-plan.ts';
import type { FileForm } from '../lines/file-form.ts';
import { frameOf } from '../lines/xml-frame.ts';
import { styleSheetAddress } from './export-names.ts';

/** The kinds that have files of their own. Lists of addresses can't say what the images of a page are. */
export function separateKinds({ format, separate = [], leaveOut = [] }: ExportOptions): SeparateKind[] {
  return format === 'text' ? [] : separate.filter((kind) => !leaveOut.includes(kind));
}

/** How the rows of files of a kind are written. */
export function formFor(kind: FileKind, options: ExportOptions): FileForm {
  const { format = 'xml', indent = false, schemaLocation = false, styleSheet, leaveOut = [] } = options;
  return {
    format,
    indent,
    schemaLocation,
    styleSheet: styleSheet ? styleSheetAddress(options.name ?? DEFAULT_NAME) : null,
    leaveOut: [...new Set([...leaveOut, ...separateKinds(options)])].sort(),
    only: kind === 'url' ? null : kind,
  };
}

/** The same text for options that give the same rows the same bytes; empty for the usual ones. */
export function formKey(options: ExportOptions): string {
  const level = options.gzip ? (options.level ?? DEFAULT_LEVEL) : DEFAULT_LEVEL;
  const key = (form: FileForm, packed: number): string => JSON.stringify({ ...form, level: packed });
  const mine = key(formFor('url', options), level);
  return mine === key(formFor('url', { ...options, ...USUAL }), DEFAULT_LEVEL) ? '' : mine;
}

/** The level of gzip that a formKey tells. */
export function levelOf(form: string): number {
  return form === '' ? DEFAULT_LEVEL : (JSON.parse(form) as { readonly level: number }).level;
}

const USUAL = {
  format: undefined,
  indent: undefined,
  schemaLocation: undefined,
  styleSheet: undefined,
  leaveOut: undefined,
  separate: undefined,
} satisfies Partial<ExportOptions>;

/** URLs in one file at most. */
export function maxUrlsFor(kind: FileKind, { maxUrls }: ExportOptions): number {
  return kind === 'news' ? Math.min(maxUrls, MAX_NEWS_PER_SITEMAP) : maxUrls;
}

/** The limits of one file as the plan takes them. */
export function splitOptions(
  options: Pick<ExportOptions, 'maxUrls' | 'maxBytes' | 'fillLevel'>,
  form: FileForm,
): SplitOptions {
  const level = (options.fillLevel ?? 100) / 100;
  return {
    maxUrls: Math.max(1, Math.floor(options.maxUrls * level)),
    maxBytes: Math.floor(options.maxBytes * level),
    hardBytes: options.maxBytes,
    frameBytes: frameOf(form).bytes,
    fileName: String,
  };
}
