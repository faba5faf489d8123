// A project without language versions, for tests of the window.
let lists = 0;

export const FAKE_CLUSTERS = {
  'clusters.open': () => ({
    ...{ list: ++lists, clusters: 0, all: 0, rows: 0, languages: [] },
    expected: { codes: [], guessed: true },
    faults: {},
  }),
};
