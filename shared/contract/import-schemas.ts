// The requests that import, and that review what a re-import would change: the schemas of their parameters.
import * as v from 'valibot';
import type { ImportNodes } from '../model/import/found-sources.ts';
import {
  REVIEW_FIELDS,
  REVIEW_KINDS,
  type ReviewResult,
  type ReviewSummary,
  type ReviewWindow,
} from '../model/edit/review.ts';
import { CONNECTIONS_MAX, RATE_MAX, RATE_MIN, type WebOptions } from '../model/import/web-options.ts';
import { MAX_LOGIN_NAME, MAX_LOGIN_PASSWORD } from '../model/edit/text-limits.ts';
import { ROBOTS_TAKES } from '../model/robots.ts';
import { TABLE_DATES } from '../model/table/tables.ts';
import { TEXT_ENCODINGS } from '../protocol/encodings.ts';
import { count, filePath, pastedText, placeName, type SchemaOf } from './schemas.ts';

const nothing = v.strictObject({});

/** How the web is asked; see WebOptions. */
export const webOptions = () =>
  v.strictObject({
    login: v.optional(
      v.strictObject({
        name: v.pipe(v.string(), v.maxLength(MAX_LOGIN_NAME)),
        password: v.pipe(v.string(), v.maxLength(MAX_LOGIN_PASSWORD)),
      }),
    ),
    rate: v.optional(v.pipe(v.number(), v.minValue(RATE_MIN), v.maxValue(RATE_MAX))),
    connections: v.optional(v.pipe(count, v.minValue(1), v.maxValue(CONNECTIONS_MAX))),
    timeout: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(3_600))),
    downloadTime: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(1_000_000))),
    maxBytes: v.optional(v.pipe(count, v.minValue(1))),
    follow: v.optional(v.boolean()),
    fetchListed: v.optional(v.boolean()),
    map: v.optional(
      v.array(v.strictObject({ url: v.pipe(v.string(), v.maxLength(2_048)), folder: filePath })),
    ),
  }) satisfies SchemaOf<WebOptions>;

export const importRequests = {
  /** Starts a job that imports files, folders, glob patterns and addresses as one undo step. */
  'import.start': () =>
    v.strictObject({
      sources: v.array(placeName),
      /** Text of the clipboard, read as a file would be: XML, a list of URLs, a robots.txt. */
      pasted: v.optional(pastedText),
      /** Import what can be read of a named file that is cut off or damaged. Default: refuse, changing nothing. */
      keepDamaged: v.optional(v.boolean()),
      /** Take the links of HTML pages. Default: a page is refused. */
      html: v.optional(v.boolean()),
      /** What texts are in that are not UTF-8 and name no encoding. Default: their lines are told and left out. */
      encoding: v.optional(v.picklist(TEXT_ENCODINGS)),
      /** What comes first in the dates of tables that leave it open. Default: they stay as they are, and are told. */
      dates: v.optional(v.picklist(TABLE_DATES)),
      /** Bytes that one file may unpack to. Default: five times what a sitemap may have. */
      maxBytes: v.optional(v.pipe(count, v.minValue(1))),
      /** Which of several robots.txt files for one site counts. Default: "first". */
      robots: v.optional(v.picklist(ROBOTS_TAKES)),
      web: v.optional(webOptions()),
      /** The folder that is written to with these sources: none of its files is one of them. */
      output: v.optional(filePath),
    }),
  /** What the running or the last import has found, since a revision (0 = everything); null where none ran. */
  'import.nodes': () => v.strictObject({ since: count }),
  /** Starts a job that looks at sources again (all of them where none is named) and stages what has changed. */
  'import.refresh': () =>
    v.strictObject({
      sources: v.optional(v.pipe(v.array(count), v.minLength(1))),
      /** Read also what says that it is as it was. */
      force: v.optional(v.boolean()),
      /** As of import.start. */
      encoding: v.optional(v.picklist(TEXT_ENCODINGS)),
      dates: v.optional(v.picklist(TABLE_DATES)),
      robots: v.optional(v.picklist(ROBOTS_TAKES)),
      web: v.optional(webOptions()),
    }),
  /** Starts a job that imports what could not be had before; what was had stays as it is. */
  'import.retry': () =>
    v.strictObject({
      sources: v.optional(v.pipe(v.array(count), v.minLength(1))),
      web: v.optional(webOptions()),
    }),
} satisfies Record<string, () => v.GenericSchema>;

export const reviewRequests = {
  /** The changes that wait for the user's word, after a re-import or a table; null where none do. */
  'review.info': () => nothing,
  /** Who names a review is refused (stale-view) where it is another by now, or the project has changed since. Those of a kind, or in which a field differs; at most 500 at once. */
  'review.rows': () =>
    v.strictObject({
      review: v.optional(count),
      kind: v.optional(v.picklist(REVIEW_KINDS)),
      field: v.optional(v.picklist(REVIEW_FIELDS)),
      start: count,
      count: v.pipe(count, v.maxValue(500)),
    }),
  /** Accepts or refuses a part of them (all where nothing is named); with a field, only that field. See Acceptance. */
  'review.accept': () =>
    v.strictObject({
      review: v.optional(count),
      kind: v.optional(v.picklist(REVIEW_KINDS)),
      field: v.optional(v.picklist(REVIEW_FIELDS)),
      items: v.optional(v.pipe(v.array(count), v.maxLength(100_000))),
      accept: v.union([v.boolean(), v.literal('fill')]),
    }),
  /** Takes over what is accepted, as one undo step; a job where it takes long. */
  'review.apply': () => v.strictObject({ review: v.optional(count) }),
  /** Forgets the changes, or those with this number. */
  'review.discard': () => v.strictObject({ review: v.optional(count) }),
} satisfies Record<string, () => v.GenericSchema>;

export interface ImportRequestResults {
  'import.start': { readonly job: number };
  'import.nodes': ImportNodes | null;
  'import.refresh': { readonly job: number };
  'import.retry': { readonly job: number };
  'review.info': ReviewSummary | null;
  'review.rows': ReviewWindow;
  'review.accept': ReviewSummary;
  'review.apply': ReviewResult;
  'review.discard': null;
}
