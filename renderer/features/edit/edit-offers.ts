// What a refused text may have meant, for the user to look at and take with a button. It never changes a text by itself.
import { textParam } from '../../../shared/contract/error-texts.ts';
import type { ErrorData } from '../../../shared/contract/errors.ts';
import type { SummaryColumn } from '../../../shared/model/rows/selection-summary.ts';
import { nearestChangefreq } from '../../../shared/protocol/changefreq.ts';
import { firstOfMonth, lastmodForm } from '../../../shared/protocol/lastmod.ts';
import { readLocalDate } from '../../../shared/protocol/local-date.ts';
import { readChangefreq } from '../../../shared/protocol/value-words.ts';
import { localZone } from '../../ui/dates/local-zone.ts';

/** Names of files, which look like hosts. */
const FILE_NAME = /\.(?:html?|php\d?|aspx?|jsp|xml|pdf|txt|jpe?g|png|gif|webp)$/i;
const HOST = /^(?:[\p{L}\p{N}-]+\.)+\p{L}[\p{L}\p{N}-]+(?::\d+)?$/u;

/** Completed values for a refused one, the likeliest first; `site` is the origin of the project's main site. */
export function offersFor({ reason }: ErrorData, site: string | null): readonly string[] {
  switch (reason?.key) {
    case 'loc-relative':
      return addresses(textParam(reason, 'text').trim(), site);
    case 'typed-lastmod-no-zone':
      return withZones(textParam(reason, 'time'));
    case 'typed-changefreq-invalid':
      return suggestionsFor('changefreq', textParam(reason, 'text'));
    default:
      return [];
  }
}

/** What a value that stands in a cell may mean: "daily" for "dayly" or "täglich", 2024-05-31 for 31.05.2024. */
export function suggestionsFor(column: SummaryColumn, value: string): readonly string[] {
  const meant = meantBy(column, value);
  return meant === null || meant === value ? [] : [meant];
}

/** Of a month that has no day, its first. */
function meantBy(column: SummaryColumn, value: string): string | null {
  if (column === 'changefreq') return readChangefreq(value) ?? nearestChangefreq(value);
  if (column !== 'lastmod') return null;
  const date = lastmodForm(value) === null ? readLocalDate(value, null) : firstOfMonth(value);
  return date !== null && lastmodForm(date) !== null ? date : null;
}

/** The system's zone at that time, and UTC. */
function withZones(time: string): readonly string[] {
  const at = new Date(time);
  if (Number.isNaN(at.getTime())) return [];
  return [...new Set([time + localZone(at), `${time}Z`])];
}

function addresses(text: string, site: string | null): readonly string[] {
  if (/[\s\p{Cc}\\]/u.test(text) || /^[a-z][a-z\d+.-]*:\/\//i.test(text)) return [];
  const completed = completedBy(text, site);
  return completed !== null && URL.canParse(completed) ? [completed] : [];
}

function completedBy(text: string, site: string | null): string | null {
  const isHost = text.startsWith('//');
  if (text.startsWith('/') && !isHost) return site && site + text;
  const whole = isHost ? text.slice(2) : text;
  const end = whole.search(/[/?#]/);
  const host = end < 0 ? whole : whole.slice(0, end);
  const rest = whole.slice(host.length);
  if (!HOST.test(host)) return null;
  if (!isHost && FILE_NAME.test(host)) return site && `${site}/${text}`;
  return isSame(host, site) ? `${site ?? ''}${rest}` : `https://${host}${rest}`;
}

/** www. in front makes no other site: people leave it out. */
function isSame(host: string, site: string | null): boolean {
  const bare = (name: string): string => name.toLowerCase().replace(/^www\./, '');
  return site !== null && URL.canParse(site) && bare(new URL(site).host) === bare(host);
}
