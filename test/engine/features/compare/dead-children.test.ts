// A site some of whose sitemaps are dead: a comparison goes by what can be read, and tells the same of it as an import.
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import type { EngineEvent } from '../../../../shared/contract/events.ts';
import type { ImportResult } from '../../../../shared/model/import/import-result.ts';
import { answer, sitemapIndex, urlset } from '../../read/sources/archive/test-site.ts';
import { ask, compare, file, folder, givenComparingEngine, listen, set, site } from './comparing-engine.ts';

givenComparingEngine();

const page = (name: string): string => `http://site.test/${name}`;
const DEAD = ['gone.xml', 'broken.xml', 'closed.xml', 'page.xml'];

beforeEach(() => {
  Object.assign(site.routes, {
    '/index.xml': sitemapIndex(...['live.xml', ...DEAD].map(page)),
    '/live.xml': urlset(page('1'), page('2')),
    '/gone.xml': answer(404),
    '/broken.xml': answer(500),
    '/closed.xml': (request: { socket: { destroy: () => void } }) => {
      request.socket.destroy();
    },
    '/page.xml': '<!doctype html><html><body><p>Sorry</p></body></html>',
  });
});

async function imported(location: string): Promise<ImportResult> {
  await ask('project.create', { path: join(folder, 'site.mapwright') });
  const done = new Promise<ImportResult>((resolve) => {
    listen((event: EngineEvent) => {
      if (event.event === 'job.done') resolve(event.data.result as ImportResult);
    });
  });
  await ask('import.start', { sources: [location] });
  return done;
}

it('is compared by what can be read, with all names and the share of what can’t, as an import tells it', async () => {
  const list = await file('list.txt', `${page('1')}\n${page('3')}\n`);
  const compared = await compare(set(page('index.xml')), set(list));
  expect(compared).toMatchObject({ counts: { added: 1, removed: 1, changed: 0 }, unchanged: 1 });
  const [{ unread }, other] = compared.sides;
  expect(unread).toMatchObject({ count: 4, of: 5 });
  expect(unread?.places.toSorted()).toEqual(DEAD.map(page).toSorted());
  expect(other.unread).toBeNull();

  const { problems } = await imported(page('index.xml'));
  const { sources } = await ask('project.info', {});
  const dead = sources.filter(({ format }) => format === null).map(({ location }) => location);
  expect(dead.toSorted()).toEqual(unread?.places.toSorted());
  expect(sources.filter(({ format }) => format !== 'index')).toHaveLength(unread?.of ?? 0);
  const said = (file: string | undefined, key: string): string => `${file ?? ''} ${key}`;
  expect(compared.problems.map(({ file, reason }) => said(file, reason.key)).toSorted()).toEqual(
    problems.map(({ file, reason }) => said(file, reason.key)).toSorted(),
  );
});

it('still can’t be compared where the very thing that was named is dead', async () => {
  const gone = set(page('gone.xml'));
  await expect(compare(gone, gone)).rejects.toThrow(/404/);
});
