// Which browser permissions the page has: the clipboard for copy and paste from menus, and nothing else.
import type { Session } from 'electron';
import { isOwnAddress } from './own-address.ts';

const GRANTED: ReadonlySet<string> = new Set(['clipboard-sanitized-write', 'clipboard-read']);

/** Denies requests and checks for every other permission and every other page. */
export function limitPermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, permission, answer, { requestingUrl }) => {
    answer(GRANTED.has(permission) && isOwnAddress(requestingUrl));
  });
  session.setPermissionCheckHandler(
    (_contents, permission, origin) => GRANTED.has(permission) && isOwnAddress(origin),
  );
  session.setDevicePermissionHandler(() => false);
}
