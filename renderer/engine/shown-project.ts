// Which project a tab of the browser shows: it goes on with it when it is loaded again, whatever other tabs have open.
import { SHOWN_PROJECT } from '../../shared/contract/wire.ts';

const KEY = 'shown-project';

/** null: none is open. */
export function keepShown(path: string | null): void {
  sessionStorage.setItem(KEY, path ?? '');
}

/** The address of another tab with the project of this one. */
export function addressBeside(): string {
  return `/#${new URLSearchParams({ [SHOWN_PROJECT]: sessionStorage.getItem(KEY) ?? '' }).toString()}`;
}

/** null in a tab that has shown no project yet; empty: none is open. */
export function shownBefore(): string | null {
  takeGiven();
  return sessionStorage.getItem(KEY);
}

function takeGiven(): void {
  const given = new URLSearchParams(window.location.hash.slice(1)).get(SHOWN_PROJECT);
  if (given === null) return;
  keepShown(given);
  window.history.replaceState(null, '', '/');
}
