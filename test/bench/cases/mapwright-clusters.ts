// Measures the search for clusters of language versions in this process, over made rows, and prints the figures as one
// line. Arguments: a path for the project, and how many rows.
import { findClusters } from '../../../electron/engine/check/run/find-clusters.ts';
import { judgeClusters } from '../../../electron/engine/check/run/judge-clusters.ts';
import { ProjectStore } from '../../../electron/engine/store/store.ts';
import { hashLoc } from '../../../electron/engine/rows/hash-loc.ts';
import { CLUSTER_MARK, type ClusterFigures } from '../figures/check-figures.ts';

const LANGUAGES = ['en', 'de', 'fr', 'nl', 'es', 'it', 'pl', 'pt', 'sv', 'da'];
/** One page in so many lacks links back. */
const FAULTY = 50;
const PAGES_AT_ONCE = 500;

const [, , path = '', rowsText = ''] = process.argv;
const pages = Math.ceil(Number(rowsText) / LANGUAGES.length);

function locOf(language: string, page: number): string {
  return `https://www.example.com/${language}/shop/category-${String(page % 97)}/product-name-${String(page)}`;
}

function linksOf(languages: readonly string[], page: number): string {
  const link = (code: string): string =>
    `<xhtml:link rel="alternate" hreflang="${code}" href="${locOf(code, page)}"/>`;
  return languages.map(link).join('');
}

function makeProject(): ProjectStore {
  const store = ProjectStore.create(path);
  const writer = store.beginImport('bench');
  const source = writer.addSource('/bench.xml', 'urlset');
  for (let start = 0; start < pages; start += PAGES_AT_ONCE) {
    const rows = Array.from({ length: Math.min(PAGES_AT_ONCE, pages - start) }, (_, i) => start + i).flatMap(
      (page) => {
        const all = linksOf(LANGUAGES, page);
        const few = page % FAULTY === 0 ? linksOf(['fr'], page) : all;
        return LANGUAGES.map((code) => ({ loc: locOf(code, page), ext: code === 'fr' ? few : all }));
      },
    );
    const nothing = rows.map(() => null);
    const batch = {
      count: rows.length,
      loc: rows.map(({ loc }) => loc),
      hash: rows.map(({ loc }) => hashLoc(loc)),
      lastmod: nothing,
      changefreq: nothing,
      priority: nothing,
      ext: rows.map(({ ext }) => ext),
      line: rows.map((_, i) => i + 1),
    };
    writer.add(
      source,
      batch,
      rows.map(() => 0),
    );
  }
  writer.finishSource(source, { bytes: 1, problems: [] });
  writer.commit();
  return store;
}

const store = makeProject();
const before = process.memoryUsage().rss;
const cpu = process.cpuUsage();
const started = performance.now();
let longestStep = 0;
const steps = findClusters(store);
for (let last = started; ;) {
  const next = steps.next();
  const now = performance.now();
  longestStep = Math.max(longestStep, now - last);
  last = now;
  if (next.done !== true) continue;
  const { user, system } = process.cpuUsage(cpu);
  const { clusters } = next.value;
  const windowStarted = performance.now();
  judgeClusters(
    store,
    Array.from({ length: Math.min(128, clusters.count) }, (_, i) =>
      clusters.rows.subarray(clusters.starts[i], clusters.starts[i + 1]),
    ),
  );
  const figures: ClusterFigures = {
    clusters: clusters.count,
    ms: now - started,
    cpu: (user + system) / 1_000,
    longestStep,
    window: performance.now() - windowStarted,
    moreMb: Math.max(0, process.memoryUsage().rss - before) / 1e6,
  };
  process.stdout.write(`${CLUSTER_MARK}${JSON.stringify(figures)}\n`);
  break;
}
store.close();
