// The options of every command that reads from the web. It reads options only.
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  CONNECTIONS_MAX,
  RATE_MAX,
  RATE_MIN,
  type WebOptions,
} from '../../../shared/model/import/web-options.ts';
import { MAX_LOGIN_NAME, MAX_LOGIN_PASSWORD } from '../../../shared/model/edit/text-limits.ts';
import type { OptionValues } from '../define-command.ts';
import { readSeconds, readShort, readWebUrl, readWhole } from './option-value.ts';
import { UsageError } from './usage-error.ts';

export const WEB_OPTIONS = {
  user: {
    type: 'string',
    value: 'NAME[:PASSWORD]',
    help: 'Log in at the named URLs; without PASSWORD, MAPWRIGHT_PASSWORD has it',
  },
  rate: { type: 'string', value: 'N', help: 'Requests a second to one host (default: your setting, or 10)' },
  'max-connections': {
    type: 'string',
    value: 'N',
    help: 'Connections to one host at once (default: your setting, or 4)',
  },
  timeout: { type: 'string', value: 'SECONDS', help: 'Time without a sign of life (default 30)' },
  'download-time': {
    type: 'string',
    value: 'SECONDS',
    help: 'Time for one download as a whole (default 1800)',
  },
  'no-follow': { type: 'boolean', help: 'Read only what is named, not the sitemaps that it lists' },
  'fetch-listed': {
    type: 'boolean',
    help: 'Also fetch sitemaps that local files list and that are not among them',
  },
  map: {
    type: 'string',
    multiple: true,
    value: 'URL=FOLDER',
    help: 'Read what lies below the URL from a local folder, as a copy of it, and ask no server',
  },
} as const;

/** Lines for the notes of a command that takes them. */
export const WEB_NOTES = `A SOURCE may also be an address: of a sitemap, an index, a robots.txt, or of a site alone ("https://example.com"),
whose robots.txt and usual places are then looked at. What Settings → Network of the window has counts here, too
("mapwright settings" prints it); HTTPS_PROXY, HTTP_PROXY and NO_PROXY count unless another proxy is set there.`;

export function readWebOptions(options: OptionValues<typeof WEB_OPTIONS>): WebOptions {
  const { user, rate, timeout } = options;
  return {
    ...(user !== undefined && { login: readUser(user) }),
    ...(rate !== undefined && { rate: readRate(rate) }),
    ...(options['max-connections'] !== undefined && {
      connections: readWhole('--max-connections', options['max-connections'], {
        min: 1,
        max: CONNECTIONS_MAX,
      }),
    }),
    ...(timeout !== undefined && { timeout: readSeconds('--timeout', timeout, { min: 1, max: 3_600 }) }),
    ...(options['download-time'] !== undefined && {
      downloadTime: readSeconds('--download-time', options['download-time'], { min: 1, max: 1_000_000 }),
    }),
    ...(options['no-follow'] && { follow: false }),
    ...(options['fetch-listed'] && { fetchListed: true }),
    ...(options.map.length > 0 && { map: options.map.map(readMap) }),
  };
}

/** "https://www.example.com/=./public" */
function readMap(text: string): { url: string; folder: string } {
  const at = text.indexOf('=');
  const folder = resolve(text.slice(at + 1));
  if (at < 1 || at === text.length - 1)
    throw new UsageError(
      `--map needs a URL and a folder, as in --map https://www.example.com/=./public, not "${text}".`,
    );
  const url = readWebUrl('--map', text.slice(0, at));
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new UsageError(`--map: ${folder} is no folder.`);
  return { url, folder };
}

function readUser(text: string): { name: string; password: string } {
  const colon = text.indexOf(':');
  const name = colon < 0 ? text : text.slice(0, colon);
  if (name === '') throw new UsageError('--user needs a name: --user NAME or --user NAME:PASSWORD.');
  readShort('The name of --user', name, MAX_LOGIN_NAME);
  if (colon >= 0)
    return { name, password: readShort('The password of --user', text.slice(colon + 1), MAX_LOGIN_PASSWORD) };
  const secret = process.env['MAPWRIGHT_PASSWORD'] ?? '';
  return { name, password: readShort('MAPWRIGHT_PASSWORD', secret, MAX_LOGIN_PASSWORD) };
}

function readRate(text: string): number {
  const rate = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : NaN;
  if (rate >= RATE_MIN && rate <= RATE_MAX) return rate;
  throw new UsageError(
    `--rate must be a number from ${String(RATE_MIN)} to ${String(RATE_MAX)}, not "${text}".`,
  );
}
