// Prints what an export wrote or would write, for the commands that export. It writes no sitemap.
import {
  filesOf,
  isRobots,
  type ExportPlan,
  type ExportResult,
  type LeftOut,
  type PlannedFile,
} from '../../../shared/model/export/planned-set.ts';
import type { ExportProfile } from '../../../shared/model/export/export-profile.ts';
import type { Output } from './output.ts';
import { columns, formatBytes, formatCount, formatNumberOf, oneLine } from './plain-text.ts';

/** The plan of a dry run. */
export async function printPlan(out: Output, plan: ExportPlan): Promise<void> {
  const files = filesOf(plan);
  for (const file of files) {
    const bytes = `${file.isAbout ? 'about ' : ''}${formatBytes(file.bytes)}`;
    await out.line(columns(file.name, entriesOf(file, plan.extras), bytes, file.change));
  }
  await printNotes(out, plan);
  if (plan.inTheWay.length > 0) {
    await out.line(
      oneLine(
        `Not written by Mapwright or changed since, to be replaced only with --overwrite (${formatCount(plan.inTheWay.length)}): ${plan.inTheWay.join(', ')}`,
      ),
    );
  }
  await out.line(
    `Would write ${sum(plan.urls, plan.files.length)}, ${formatBytes(plan.bytes)} uncompressed.`,
  );
}

/** The result: each file, what was left out and why, and the line for robots.txt. */
export async function printExport(out: Output, result: ExportResult): Promise<void> {
  const files = filesOf(result);
  for (const file of files) {
    const size =
      file.size === file.bytes
        ? formatBytes(file.bytes)
        : `${formatBytes(file.bytes)}, ${formatBytes(file.size)} packed`;
    await out.line(columns(file.name, entriesOf(file, result.extras), size, file.change));
  }
  await printNotes(out, result);
  if (result.removed.length > 0) {
    await out.line(
      oneLine(
        `Removed, as no longer part of the set (${formatCount(result.removed.length)}): ${result.removed.join(', ')}`,
      ),
    );
  }
  const bytes = files.reduce((total, file) => total + file.size, 0);
  const same = files.every(({ change }) => change === 'unchanged') && result.removed.length === 0;
  const set = `${sum(result.urls, result.files.length)}, ${formatBytes(bytes)}`;
  await out.line(
    oneLine(same ? `Nothing changed: ${set}, in ${result.out}` : `Wrote ${set}, to ${result.out}`),
  );
  if (result.withEarlier)
    await out.line(
      'Including the changes of the export before it, which closed before reporting what it wrote.',
    );
  const there = new Set(result.linesThere);
  for (const line of result.robotsLines) {
    const what = there.has(line) ? 'In robots.txt already' : 'For robots.txt';
    await out.line(oneLine(`${what}: ${line}`));
  }
}

/** The profiles, one a line: name, folder, what came of the last export. */
export async function printProfiles(out: Output, profiles: readonly ExportProfile[]): Promise<void> {
  if (profiles.length === 0)
    await out.line('The project has no profiles yet. --save-profile NAME makes one.');
  for (const { name, options, last } of profiles) {
    const result = last
      ? `${formatNumberOf(last.urls, 'URL')}, ${formatNumberOf(last.changed, 'file')} changed, ${last.at}`
      : 'not exported yet';
    await out.line(columns(name, options.out, result));
  }
}

/** Tables of files and the like have none: "-" keeps their column. */
function entriesOf(file: PlannedFile, extras: readonly PlannedFile[]): string {
  const isExtra = extras.includes(file);
  if (isExtra && file.urls === 0) return '-';
  if (isExtra && isRobots(file.name)) return formatNumberOf(file.urls, 'Sitemap line');
  return formatNumberOf(file.urls, 'entry', 'entries');
}

function sum(urls: number, files: number): string {
  return `${formatNumberOf(urls, 'URL')} in ${formatNumberOf(files, 'sitemap')}`;
}

/** What planned and written sets are told of alike. */
async function printNotes(out: Output, set: ExportPlan | ExportResult): Promise<void> {
  await printLeftOut(out, set.leftOut);
  await printObsolete(out, set);
  await printRobots(out, set);
  await printKeys(out, set);
  await printIdleHosts(out, set);
}

async function printLeftOut(out: Output, leftOut: readonly LeftOut[]): Promise<void> {
  for (const { reason, what, count } of leftOut) {
    const kind = what === 'url' ? 'URL' : `${what} value`;
    await out.line(`Left out: ${formatNumberOf(count, kind)} (${reason})`);
  }
}

/** Of those in the folder; what has an address of the set is no longer on the server. */
async function printObsolete(
  out: Output,
  { obsolete, moved }: Pick<ExportPlan, 'obsolete' | 'moved'>,
): Promise<void> {
  const stay = new Set(moved);
  const gone = obsolete.filter((name) => !stay.has(name));
  const replaced = obsolete.filter((name) => stay.has(name));
  if (gone.length > 0) {
    await out.line(
      `No longer part of the set, to be deleted by hand (${formatCount(gone.length)}): ${gone.join(', ')}`,
    );
  }
  if (replaced.length > 0) {
    await out.line(
      `No longer part of the set under these names, but their URLs are: delete them in the folder only (${formatCount(replaced.length)}): ${replaced.join(', ')}`,
    );
  }
}

/** Hosts that are named of those that have rows. */
const MOST_HOSTS = 20;

/** An address for a host that has no rows does nothing: most often its name is misspelt. */
async function printIdleHosts(out: Output, { idleHosts }: Pick<ExportPlan, 'idleHosts'>): Promise<void> {
  if (!idleHosts) return;
  const { given, present } = idleHosts;
  const more = present.length - MOST_HOSTS;
  const named = `${present.slice(0, MOST_HOSTS).join(', ')}${more > 0 ? ` and ${formatCount(more)} more` : ''}`;
  await out.line(
    oneLine(
      `No URL of the set is on ${given.join(', ')}, so --host-url does nothing there. Hosts that have URLs: ${named || 'none'}`,
    ),
  );
}

/** For an export of a project, planned or `written`: a build has nothing of its own that it could have written before. */
export async function printReplacesOthers(
  out: Output,
  { othersLeft }: Pick<ExportPlan, 'othersLeft'>,
  written: boolean,
): Promise<void> {
  if (othersLeft === null) return;
  const whose = 'Another project, or an earlier state of this one,';
  const replaced = written
    ? `${whose} had written the set in this folder. Files of the same names were replaced.`
    : `${whose} wrote the set in this folder. Files of the same names are replaced.`;
  const others =
    othersLeft.length === 0
      ? ''
      : ` Others stay, and may still be needed there (${formatCount(othersLeft.length)}): ${othersLeft.join(', ')}`;
  await out.line(oneLine(`mapwright: ${replaced}${others}`));
}

/** Keys that are named, of those that belong elsewhere. */
const MOST_KEYS = 20;

/** A key counts for the URLs of its host, at or below its folder. */
async function printKeys(out: Output, { keysApart = [] }: Pick<ExportPlan, 'keysApart'>): Promise<void> {
  for (const { name, address } of keysApart.slice(0, MOST_KEYS)) {
    await out.line(
      oneLine(
        `${name}, the IndexNow key, must also be at ${address}, which the requests for that host name.`,
      ),
    );
  }
  const more = keysApart.length - MOST_KEYS;
  if (more > 0) await out.line(`… and at the root of ${formatNumberOf(more, 'more host')}.`);
}

async function printRobots(
  out: Output,
  {
    linesLeft,
    bareRobots,
    rootLines,
    rootRobots,
  }: Pick<ExportPlan, 'linesLeft' | 'bareRobots' | 'rootLines' | 'rootRobots'>,
): Promise<void> {
  for (const { name, address } of rootRobots) {
    await out.line(oneLine(`${name} belongs at ${address}, not beside the sitemaps.`));
  }
  for (const name of bareRobots) {
    await out.line(
      oneLine(
        `${name} has no rules: where the site has a robots.txt already, add its Sitemap lines there instead of uploading it.`,
      ),
    );
  }
  for (const { robots, addresses } of linesLeft) {
    await out.line(
      oneLine(
        `${robots} also names sitemaps that are not part of this set; delete those lines where it replaces them (${formatCount(addresses.length)}): ${addresses.join(', ')}`,
      ),
    );
  }
  if (rootLines.length > 0) {
    await out.line(
      oneLine(
        `robots.txt in the folder itself stays as it is, and is out of date, as each host has its own now; it still has Sitemap lines of earlier exports (${formatCount(rootLines.length)}): ${rootLines.join(', ')}`,
      ),
    );
  }
}
