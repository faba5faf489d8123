// Places that were compared, the last first, kept by the browser for the next time. Nothing else is kept.

import { shownAddress } from '../../../shared/model/import/without-secrets.ts';

const KEY = 'mapwright.compared';
const MOST = 8;

/** The places; none where they can't be kept. */
export function recentPlaces(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Puts a place first. Addresses with a password are not kept. */
export function rememberPlace(place: string): void {
  if (shownAddress(place) !== place) return;
  try {
    const places = [place, ...recentPlaces().filter((one) => one !== place)].slice(0, MOST);
    window.localStorage.setItem(KEY, JSON.stringify(places));
  } catch {
    // Without a store there are no recent places.
  }
}
