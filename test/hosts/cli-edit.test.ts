import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEngine } from '../../electron/cli/run/engine-client.ts';
import { TRANSFORM_KINDS } from '../../shared/model/edit/bulk-edit.ts';
import { mapwrightHere, temporaryFolder } from './cli-process.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let project: string;

beforeAll(async () => {
  folder = await temporaryFolder();
  project = join(folder.path, 'site.mapwright');
  const csv = join(folder.path, 'in.csv');
  await writeFile(
    csv,
    'loc,priority\nhttp://a.example/b/1?utm_x=1,0.5\nhttp://a.example/2,\nhttp://a.example/b/3,0.9\n',
  );
  expect((await mapwrightHere(['table', 'import', project, csv])).code).toBe(0);
});
afterAll(() => folder.remove());

async function locs(): Promise<string[]> {
  const { stdout } = await mapwrightHere(['list', project, '--json']);
  return (JSON.parse(stdout) as { rows: { loc: string }[] }).rows.map(({ loc }) => loc);
}

it('says that undone branches of the history had to go', async () => {
  const { request, close } = startEngine();
  await request['project.open']({ path: project });
  const { settings } = await request['project.info']({});
  await request['project.setSettings']({ ...settings, historyBytes: 0 });
  for (const value of ['0.1', '0.2']) {
    await request['edit.set']({ rows: { kind: 'ids', ids: [1] }, column: 'priority', value });
    await request['history.undo']({});
  }
  await close();
  const none = await mapwrightHere(['replace', project, 'nowhere', 'x']);
  expect(none).toMatchObject({ code: 0, stderr: '' });
  const done = await mapwrightHere(['replace', project, '/2', '/two', '--columns', 'loc']);
  expect(done.code).toBe(0);
  expect(done.stderr).toContain('An undone branch of the history went');
  await mapwrightHere(['replace', project, '/two', '/2']);
});

describe('mapwright replace', () => {
  it('shows what would change, and changes it as one step, only where the filter holds', async () => {
    const order = ['replace', project, 'http://', 'https://', '--filter', 'path^=/b/'];
    const dry = await mapwrightHere([...order, '--dry-run', '--first', '1']);
    expect(dry).toMatchObject({ code: 0, stderr: '' });
    expect(dry.stdout).toBe(
      '- http://a.example/b/1?utm_x=1\n+ https://a.example/b/1?utm_x=1\n2 rows would change.\n',
    );
    expect((await locs())[0]).toMatch(/^http:/);
    const done = await mapwrightHere([...order, '--json']);
    expect(JSON.parse(done.stdout)).toMatchObject({ looked: 2, rows: 2, changed: 2, applied: true });
    expect(await locs()).toEqual([
      'https://a.example/b/1?utm_x=1',
      'http://a.example/2',
      'https://a.example/b/3',
    ]);
  });

  it('takes groups, and leaves results that are not valid out on request', async () => {
    const refused = await mapwrightHere(['replace', project, '.*/(\\d)$', '$1', '--regex']);
    expect(refused).toMatchObject({ code: 1, stderr: '' });
    expect(refused.stdout).toMatch(
      /\nNothing changed; 2 results not valid: use --invalid skip or --invalid keep\.\n$/,
    );
    const dry = await mapwrightHere(['replace', project, '.*/(\\d)$', '$1', '--regex', '--dry-run']);
    expect(dry.code).toBe(refused.code);
    const skipped = await mapwrightHere([
      'replace',
      project,
      '^.*/(\\d)$',
      '$1',
      '--regex',
      '--invalid',
      'skip',
      '--first',
      '0',
    ]);
    expect(skipped).toMatchObject({ code: 1, stdout: '0 rows changed, 2 results not valid and left out.\n' });
  });
});

describe('mapwright edit', () => {
  it('sets a column, tells rows that have the value already apart, and clears', async () => {
    const dry = await mapwrightHere(['edit', project, 'set', 'priority=0.5', '--dry-run', '--first', '0']);
    expect(dry.stdout).toBe('2 rows would change.\n');
    const shown = await mapwrightHere(['edit', project, 'set', 'priority=0.5', '--dry-run', '--first', '1']);
    expect(shown.stdout).toMatch(
      /^https?:\/\/a\.example\/\S+: priority\n- .*\n\+ 0\.5\n2 rows would change\.\n$/,
    );
    expect((await mapwrightHere(['edit', project, 'set', 'priority=0.5', '--first', '0'])).stdout).toBe(
      '2 rows changed.\n',
    );
    expect((await mapwrightHere(['edit', project, 'set', 'priority=', '--first', '0'])).stdout).toBe(
      '3 rows changed.\n',
    );
    expect((await mapwrightHere(['edit', project, 'set', 'lastmod=soon'])).code).toBe(1);
  });

  it.each([
    [['query', '--names', 'utm_*'], 1],
    [['force-host', '--host', 'b.example'], 3],
    [['changefreq-by-rules', '--rule', 'prefix:/b/=weekly', '--rule', 'all=monthly'], 3],
    [['set-lastmod', '--to', '2026-01-02'], 3],
    [['shift-lastmod', '--days', '-1'], 3],
    [['trailing-slash', '--mode', 'add'], 3],
    [['remove-duplicates', '--keep', 'newest'], 0],
  ])('does %j as the window does', async (order, rows) => {
    const { stdout, stderr } = await mapwrightHere(['edit', project, ...order, '--json']);
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toMatchObject({ rows, changed: rows });
  });

  it('tells which of several copies goes and which stays', async () => {
    const csv = join(folder.path, 'twice.csv');
    const twice = join(folder.path, 'twice.mapwright');
    await writeFile(
      csv,
      'loc,lastmod,priority\nhttps://a.example/,2020-01-01,0.1\nhttps://a.example/,2024-01-01,1\n',
    );
    expect((await mapwrightHere(['table', 'import', twice, csv])).code).toBe(0);
    const order = ['edit', twice, 'remove-duplicates', '--dry-run', '--keep'];
    const [old, recent] = [`2020-01-01, 0.1, ${csv}:2`, `2024-01-01, 1.0, ${csv}:3`];
    for (const [keep, goes, stays] of [
      ['first', recent, old],
      ['newest', old, recent],
    ] as const) {
      const { stdout } = await mapwrightHere([...order, keep]);
      expect(stdout).toBe(`- https://a.example/   (${goes}; stays: ${stays})\n1 row would change.\n`);
    }
  });

  it('names every transform, and says what is missing', async () => {
    const { stdout } = await mapwrightHere(['help', 'edit']);
    for (const kind of TRANSFORM_KINDS) expect(stdout).toContain(kind);
    for (const [order, word] of [
      [['turn'], 'There is no edit "turn"'],
      [['force-host'], '--host is missing'],
      [['priority-by-rules', '--rule', 'x'], '--rule must be such as'],
      [['set'], 'COLUMN=VALUE'],
      [['set', 'loc'], 'COLUMN=VALUE'],
    ] as const) {
      const run = await mapwrightHere(['edit', project, ...order]);
      expect(run.code).toBe(2);
      expect(run.stderr).toContain(word);
    }
  });
});
