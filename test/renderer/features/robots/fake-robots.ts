// A project without a robots.txt, for tests of the window.
export const FAKE_ROBOTS = {
  'robots.list': () => ({ files: [], drafts: [], agents: [], site: null }),
  'robots.read': ({ origin }: { origin: string }) => ({
    ...{ origin, text: '', byteOrderMark: false, isUtf8: true, isUtf16: false, version: 0, draft: null },
  }),
  'robots.keepDraft': () => null,
  'robots.setAgents': () => ({ files: [], drafts: [], agents: [], site: null }),
  'robots.save': () => ({ changed: 0, history: { undo: null, redo: null } }),
};
