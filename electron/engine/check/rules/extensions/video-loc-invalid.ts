// Finds videos with a URL that is relative or no web address, and names each. Whether a video is there is not asked.
import { reason, type ErrorReason } from '../../../../../shared/contract/error-texts.ts';
import type { VideoEntry } from '../../../../../shared/model/rows/extensions.ts';
import { isPlainAddress } from '../../accept-ordinary.ts';
import { blankIn, locUrl, quoted } from '../../loc-url.ts';
import type { RowRule } from '../../rule-definition.ts';

const ADDRESSES = ['thumbnail_loc', 'content_loc', 'player_loc', 'uploader@info'];

/** Addresses that one message names; more fit no screen. */
const NAMED = 10;

export const videoLocInvalid = {
  id: 'video-loc-invalid',
  group: 'video',
  kind: 'row',
  asks: { google: 'error' },
  summary: "Video with a URL that can't be used",
  source: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/video-sitemaps',
  check: ({ extensions: { videos } }) => {
    const faults = videos.flatMap(faultsOf);
    return faults.length === 0 ? null : reason('video-loc-invalid', { faults: faults.slice(0, NAMED) });
  },
} as const satisfies RowRule;

function faultsOf(video: VideoEntry): ErrorReason[] {
  return ADDRESSES.flatMap((name) =>
    (video[name] ?? [])
      .filter((address) => address !== '' && !isPlainAddress(address) && locUrl(address) === null)
      .map((address) => {
        const named = { part: `video:${name}`, address: quoted(address) };
        const blank = blankIn(address);
        return blank === null
          ? reason('video-loc-fault', named)
          : reason('video-loc-blank', { ...named, name: blank.name, code: blank.code });
      }),
  );
}
