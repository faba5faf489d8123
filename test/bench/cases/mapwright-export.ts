// Bench case: the engine writes an existing project as gzipped sitemaps with an index. Arguments: PROJECT OUT
import { MAX_BYTES_PER_SITEMAP, MAX_URLS_PER_SITEMAP } from '../../../shared/protocol/limits.ts';
import { startEngine } from '../../../electron/cli/run/engine-client.ts';
import { reportCase } from '../case-result.ts';

const [project = '', out = ''] = process.argv.slice(2);
const options = {
  out,
  baseUrl: 'https://www.example.com/',
  maxUrls: MAX_URLS_PER_SITEMAP,
  maxBytes: MAX_BYTES_PER_SITEMAP,
  gzip: true,
};
const engine = startEngine();
await engine.request['project.open']({ path: project });
await reportCase(async () => {
  const watch = { signal: new AbortController().signal, onProgress: (): void => undefined };
  const { urls } = await engine.runJob('export', () => engine.request['export.start'](options), watch);
  return urls;
});
await engine.close();
