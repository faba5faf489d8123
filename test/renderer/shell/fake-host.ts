// What the fake client's host answers, but for what it remembers.

export const FAKE_HOST = {
  'log.report': () => null,
  'host.info': () => ({
    kind: 'browser',
    version: '0.1.0',
    platform: 'linux',
    nativeDialogs: false,
    openAtStart: null,
    updates: null,
    commandLine: null,
  }),
  'updates.state': () => ({ phase: 'idle' }),
  'updates.check': () => ({ phase: 'latest' }),
  'updates.install': () => ({ phase: 'latest' }),
  'recent.list': () => [
    {
      path: '/p/shop.mapwright',
      name: 'shop',
      openedAt: '2026-05-02T10:00:00Z',
      held: { site: 'https://example.com', rows: 3, flagged: 1 },
    },
  ],
  'recent.remove': () => [],
  'files.untitledPath': () => '/app/untitled.mapwright',
  'files.discard': () => null,
  'files.samplePath': () => '/app/sample',
  'files.choose': () => null,
  'window.new': () => null,
  'window.show': () => false,
  'window.others': () => false,
  'shell.showFolder': () => null,
  'shell.openAddress': () => null,
  'log.show': () => null,
  'log.save': () => null,
};
