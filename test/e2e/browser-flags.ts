// The switches with which tests start Chromium: quiet, no services of its own, and able to run as root in a container.

export const BROWSER_FLAGS: readonly string[] = [
  ...(process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Playwright's own switches that would keep from tests what users have: scroll bars, which take their part of the room. */
export const HIDDEN_FROM_TESTS: readonly string[] = ['--hide-scrollbars'];
