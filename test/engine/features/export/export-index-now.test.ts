// Requests for IndexNow: each names its key on its own host, at the root or in a folder that holds all of its URLs.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exportInput } from '../../../../electron/engine/features/export/layout/export-input.ts';
import { completeOptions } from '../../../../electron/engine/features/export/export-options.ts';
import { planRows } from '../../../../electron/engine/features/export/plan-rows.ts';
import { exportRows } from '../../../../electron/engine/features/export/export-rows.ts';
import { SharedFolders } from '../../../../electron/engine/features/export/folder/index-now-keys.ts';
import { currentProject } from '../../../../electron/engine/project/current-project.ts';
import { toUploadApart, type ExportOptions } from '../../../../shared/model/export/planned-set.ts';
import { temporaryFolder } from '../../store/rows/sample-project.ts';
import { engineWith } from '../../test-engine.ts';

const KEY = 'abcdefgh12';

interface Request {
  readonly host: string;
  readonly keyLocation: string;
  readonly urlList: readonly string[];
}

async function exported(locs: readonly string[], baseUrl: string, more: Partial<ExportOptions> = {}) {
  const { context } = engineWith(locs.map((loc) => ({ loc })));
  const set = completeOptions({
    ...{ out: temporaryFolder(), baseUrl, maxUrls: 50_000, maxBytes: 52_428_800, gzip: false },
    ...{ extras: ['indexnow'], indexNowKey: KEY, ...more },
  });
  const input = exportInput(currentProject(context), set);
  const plan = await planRows(input, set);
  const { result } = await exportRows(exportInput(currentProject(context), set), set);
  const files = readdirSync(set.out, { recursive: true }).map(String);
  const requests = files
    .filter((name) => /indexnow-\d+\.json$/.test(name))
    .map((name) => JSON.parse(readFileSync(join(set.out, name), 'utf8')) as Request);
  const places = Object.fromEntries(requests.map(({ host, keyLocation }) => [host, keyLocation]));
  return { plan, result, requests, places };
}

/** As the protocol has it: the same host, and at or below the folder of the key. */
function covers({ host, keyLocation, urlList }: Request): boolean {
  const key = new URL(keyLocation);
  const folder = key.pathname.slice(0, key.pathname.lastIndexOf('/') + 1);
  return (
    key.host === host &&
    urlList.every((loc) => {
      const url = new URL(loc);
      return (
        url.host === host &&
        (folder === '/' || (url.protocol === key.protocol && url.pathname.startsWith(folder)))
      );
    })
  );
}

describe('the key of IndexNow', () => {
  it('is named on the host of each request, and the plan says where it belongs', async () => {
    const { plan, result, places } = await exported(
      ['https://www.example.com/a', 'https://shop.example.com/b'],
      'https://www.example.com/',
    );
    expect(places).toEqual({
      'www.example.com': `https://www.example.com/${KEY}.txt`,
      'shop.example.com': `https://shop.example.com/${KEY}.txt`,
    });
    const keysApart = [{ name: `${KEY}.txt`, address: `https://shop.example.com/${KEY}.txt` }];
    expect(plan.keysApart).toEqual(keysApart);
    expect(toUploadApart(result)).toEqual(keysApart);
  });

  it('lies in the folder of the set where that holds all URLs of the request, else at the root', async () => {
    const base = 'https://www.example.com/blog/';
    const below = await exported(
      ['https://www.example.com/blog/a', 'https://www.example.com/blog/b/c'],
      base,
    );
    expect(below.places).toEqual({ 'www.example.com': `${base}${KEY}.txt` });
    expect(below.plan.keysApart).toBeUndefined();
    for (const loc of ['https://www.example.com/help', 'http://www.example.com/blog/x', `${base}../help`]) {
      const { places } = await exported([`${base}a`, loc], base);
      expect(places).toEqual({ 'www.example.com': `https://www.example.com/${KEY}.txt` });
    }
  });

  it('belongs to each host where hosts have folders, wherever these are reachable', async () => {
    const { places, plan } = await exported(
      ['https://a.example/x', 'https://b.example/y', 'https://c.example:8443/z'],
      'https://a.example/',
      { byHost: true, hostUrls: [{ host: 'b.example', baseUrl: 'https://cdn.example/b/' }] },
    );
    expect(places).toEqual({
      'a.example': `https://a.example/${KEY}.txt`,
      'b.example': `https://b.example/${KEY}.txt`,
      'c.example:8443': `https://c.example:8443/${KEY}.txt`,
    });
    expect(plan.keysApart?.map(({ address }) => address)).toEqual([`https://b.example/${KEY}.txt`]);
  });

  it('covers all URLs of its request, whatever they are', () => {
    const segment = fc.constantFrom('blog', 'help', 'x', '..', '.', '%2e%2e', 'a b', 'é');
    const loc = fc
      .tuple(
        fc.constantFrom('https://', 'http://', 'HTTPS://'),
        fc.constantFrom('a.example', 'A.example', 'b.example:8443'),
        fc.array(segment, { maxLength: 4 }),
        fc.constantFrom('', '/', '?q=/blog/', '#f'),
      )
      .map(([scheme, host, path, end]) => `${scheme}${host}/${path.join('/')}${end}`);
    const base = fc.constantFrom(
      'https://a.example/',
      'https://a.example/blog/',
      'http://b.example:8443/blog/x/',
    );
    fc.assert(
      fc.property(fc.array(loc, { minLength: 1, maxLength: 8 }), base, (locs, baseUrl) => {
        const folders = new SharedFolders();
        for (const one of locs) folders.add(new URL(one).host, one);
        for (const [host, urlList = []] of Map.groupBy(locs, (one) => new URL(one).host)) {
          const keyLocation = folders.keyLocation(host, `${KEY}.txt`, baseUrl);
          expect([keyLocation, urlList, covers({ host, keyLocation, urlList })]).toEqual([
            keyLocation,
            urlList,
            true,
          ]);
        }
      }),
    );
  });
});
