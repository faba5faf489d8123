// Prints a comparison for people. It compares nothing.
import type {
  ComparedFile,
  ComparedValues,
  ComparisonSummary,
  Difference,
  NotHeld,
  UnreadShare,
} from '../../../shared/model/comparison.ts';
import { formatPriority } from '../../../shared/protocol/priority.ts';
import type { Output } from './output.ts';
import { formatBytes, formatCount, formatNumberOf, givenName, oneLine, shortPath } from './plain-text.ts';

/** Differences and files that are listed unless more are asked for. */
export const LISTED = 20;

const SIGNS = { added: '+', removed: '-', changed: '~' } as const;

/** What is longer is cut, so that a difference stays on few lines. */
const MAX_VALUE = 200;

/** True where files would have to be sent or deleted to get from one side to the other. */
export function filesDiffer({ files }: ComparisonSummary): boolean {
  return files !== null && files.upload + files.delete > 0;
}

/** Why the comparison is none of the whole sets. */
export function unreadText(unread: readonly string[], reports: boolean): string {
  const names = unread.slice(0, 3).map(shortPath).join(', ');
  const more = unread.length > 3 ? ` and ${formatNumberOf(unread.length - 3, 'other')}` : '';
  const left = reports ? ' No report was written.' : '';
  return `mapwright: The sets could not be compared as a whole: ${names}${more} could not be read, or not as a whole, as told above: what is missing or wrong there counts as a difference.${left} Mend that, or use --keep-going.`;
}

/** `strict` = files that differ count as a difference. */
export async function printSummary(out: Output, summary: ComparisonSummary, strict: boolean): Promise<void> {
  for (const [i, { name, rows, duplicates, leftOut, files }] of summary.sides.entries()) {
    const notes = [
      formatNumberOf(rows, 'URL'),
      ...(files === null ? [] : [formatNumberOf(files, 'file')]),
      ...(duplicates > 0 ? [formatNumberOf(duplicates, 'duplicate')] : []),
      ...(leftOut > 0 ? [`${formatNumberOf(leftOut, 'row')} that no export writes left out`] : []),
    ];
    await out.line(`${i === 0 ? 'A' : 'B'}: ${oneLine(givenName(name))} (${notes.join(', ')})`);
  }
  for (const [i, { unread }] of summary.sides.entries()) {
    if (unread) await out.line(`${i === 0 ? 'A' : 'B'}: ${shareText(unread)}`);
  }
  for (const [i, { unwritten, notHeld }] of summary.sides.entries()) {
    if (unwritten.length > 0) {
      await out.line(
        `${i === 0 ? 'A' : 'B'}: compared without ${unwritten.join(', ')}, as the last export to this folder leaves them out.`,
      );
    }
    for (const some of notHeld) await out.line(notHeldText(i === 0 ? 'A' : 'B', some));
  }
  const { counts, fields, unchanged, files } = summary;
  if (summary.ignored.length > 0) await out.line(`Ignored: ${summary.ignored.join(', ')}`);
  if (files) {
    await out.line(
      `Files: ${formatCount(files.upload)} to upload, ${formatCount(files.delete)} to delete, ${formatCount(files.unchanged)} unchanged.`,
    );
  }
  const changed = Object.entries(fields).filter(([, n]) => n > 0);
  const detail = changed.map(([field, n]) => `${field} ${formatCount(n)}`).join(', ');
  await out.line(
    `URLs: ${formatCount(counts.added)} added, ${formatCount(counts.removed)} removed, ${formatCount(counts.changed)} changed${detail === '' ? '' : ` (${detail})`}, ${formatCount(unchanged)} unchanged.`,
  );
  await out.line(verdictOf(summary, strict));
}

/** Which share of a side's sitemaps is missing, and which these are. */
function shareText({ places, count, of }: UnreadShare): string {
  const more = count > places.length ? `, and ${formatNumberOf(count - places.length, 'other')}` : '';
  const names = places.map((place) => oneLine(shortPath(place))).join(', ');
  return `${formatCount(count)} of ${formatNumberOf(of, 'sitemap')} (${percentOf(count, of)} %) could not be read, or not as a whole: ${names}${more}.`;
}

/** In whole percent; never 0 of some, nor 100 of less than all. */
function percentOf(count: number, of: number): number {
  const share = Math.round((count / of) * 100);
  return count === of ? 100 : Math.min(Math.max(share, 1), 99);
}

function notHeldText(side: string, { files, rows, fields, addressOnly }: NotHeld): string {
  const what = `${side}: ${formatNumberOf(rows, 'URL')} in ${formatNumberOf(files, 'file')}`;
  return addressOnly
    ? `${what} compared by URL only, as the format can hold nothing else.`
    : `${what} compared without ${fields.join(', ')}, as the format, or its columns, can't hold them.`;
}

function verdictOf(summary: ComparisonSummary, strict: boolean): string {
  if (!summary.same) return 'They differ.';
  if (summary.unread.length > 0) return 'What could be read has the same URLs.';
  if (!filesDiffer(summary)) return 'Both have the same URLs.';
  return strict
    ? 'Both have the same URLs, but their files differ.'
    : 'Both have the same URLs; that their files differ counts only with --files.';
}

export async function printFiles(out: Output, files: readonly ComparedFile[], more: number): Promise<void> {
  for (const { name, fate, replaces, sizes, urls } of files) {
    const size = formatBytes(sizes[1] ?? sizes[0] ?? 0);
    const what = fate === 'upload' ? (replaces ? 'upload (changed)' : 'upload (new)') : fate;
    await out.line(
      `  ${what.padEnd(16)}  ${oneLine(name)}  (${size}, ${formatNumberOf(urls[1] ?? urls[0] ?? 0, 'URL')})`,
    );
  }
  if (more > 0) await out.line(`  … and ${formatNumberOf(more, 'more file')}`);
}

export async function printDifferences(
  out: Output,
  some: readonly Difference[],
  more: number,
): Promise<void> {
  for (const { kind, loc, fields, before, after } of some) {
    await out.line(`${SIGNS[kind]} ${oneLine(loc)}`);
    for (const field of fields) {
      await out.line(`    ${field}: ${valueOf(before, field)} -> ${valueOf(after, field)}`);
    }
  }
  if (more > 0) {
    await out.line(
      `… and ${formatCount(more)} more. --limit N lists more; --csv, --html and --json have all.`,
    );
  }
}

function valueOf(values: ComparedValues | null, field: Difference['fields'][number]): string {
  if (!values) return '(none)';
  const text = textOf(values, field);
  const plain = text === null ? '(none)' : oneLine(text);
  return plain.length > MAX_VALUE ? `${plain.slice(0, MAX_VALUE)}…` : plain;
}

function textOf(values: ComparedValues, field: Difference['fields'][number]): string | null {
  switch (field) {
    case 'included':
      return values.included ? 'included' : 'excluded';
    case 'lastmod':
    case 'changefreq':
      return values[field];
    case 'respelt':
      return values.loc;
    case 'priority':
      return typeof values.priority === 'number' ? formatPriority(values.priority) : values.priority;
    default:
      return values.ext;
  }
}
