// Finds values of videos that Google does not read: dates, yes and no, ratings, restrictions, platforms and prices. It names
// each. URLs and durations have rules of their own.
import { reason, type ErrorReason } from '../../../../../shared/contract/error-texts.ts';
import type { VideoEntry } from '../../../../../shared/model/rows/extensions.ts';
import { isRegion } from '../../../../../shared/protocol/languages.ts';
import { lastmodForm } from '../../../../../shared/protocol/lastmod.ts';
import { MAX_VIDEO_RATING } from '../../../../../shared/protocol/limits.ts';
import { quoted } from '../../loc-url.ts';
import type { RowRule } from '../../rule-definition.ts';

/** Values that one message names; more fit no screen. */
const NAMED = 10;

type Judge = (value: string, video: VideoEntry, at: number) => ErrorReason | null;

const JUDGES: readonly (readonly [name: string, judge: Judge])[] = [
  ['publication_date', dateFault],
  ['expiration_date', dateFault],
  ['family_friendly', yesOrNo],
  ['requires_subscription', yesOrNo],
  ['live', yesOrNo],
  [
    'rating',
    (value) =>
      isNumber(value) && Number(value) <= MAX_VIDEO_RATING
        ? null
        : reason('video-no-rating', { max: MAX_VIDEO_RATING.toFixed(1) }),
  ],
  ['view_count', (value) => (/^\d+$/.test(value) ? null : reason('video-no-count'))],
  ['restriction', (_, video, at) => relationFault(video, 'restriction', at)],
  ['restriction', (value) => (wordsOf(value).every(isRegion) ? null : reason('video-no-countries'))],
  ['platform', (_, video, at) => relationFault(video, 'platform', at)],
  [
    'platform',
    (value) =>
      wordsOf(value).every((word) => PLATFORMS.includes(word.toLowerCase()))
        ? null
        : reason('video-no-platform'),
  ],
  ['price', (value) => (isNumber(value) ? null : reason('video-no-price'))],
  ['price', currencyFault],
];

export const videoValueInvalid = {
  id: 'video-value-invalid',
  group: 'video',
  kind: 'row',
  asks: { google: 'warning' },
  summary: "Video has values that Google can't read",
  source: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/video-sitemaps',
  check: ({ extensions: { videos } }) => {
    const faults = videos.flatMap(faultsOf);
    return faults.length === 0 ? null : reason('video-value-invalid', { faults: faults.slice(0, NAMED) });
  },
} as const satisfies RowRule;

function faultsOf(video: VideoEntry): ErrorReason[] {
  return JUDGES.flatMap(([name, judge]) =>
    (video[name] ?? []).flatMap((value, at) => {
      const fault = judge(value, video, at);
      return fault === null
        ? []
        : [reason('video-value-fault', { part: `video:${name}`, found: quoted(value), fault })];
    }),
  );
}

const PLATFORMS = ['web', 'mobile', 'tv'];

function dateFault(value: string): ErrorReason | null {
  const form = lastmodForm(value);
  return form === null || form === 'year' || form === 'month' ? reason('video-no-date') : null;
}

function isNumber(value: string): boolean {
  return /^\d+(?:\.\d+)?$/.test(value);
}

function yesOrNo(value: string): ErrorReason | null {
  return /^(?:yes|no)$/i.test(value) ? null : reason('video-no-yes-or-no');
}

function relationFault(video: VideoEntry, name: string, at: number): ErrorReason | null {
  const relation = video[`${name}@relationship`]?.[at] ?? '';
  return relation === 'allow' || relation === 'deny'
    ? null
    : reason('video-no-relationship', { found: quoted(relation) });
}

/** At least one, so that nothing is no list. */
function wordsOf(value: string): string[] {
  return value.split(/\s+/);
}

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

/** ISO 4217, as Unicode's CLDR lists it. */
function currencyFault(_: string, video: VideoEntry, at: number): ErrorReason | null {
  const currency = video['price@currency']?.[at] ?? '';
  return CURRENCIES.has(currency.toUpperCase())
    ? null
    : reason('video-no-currency', { found: quoted(currency) });
}
