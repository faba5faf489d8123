// The robots.txt of an export: whose rules it has, which lines stay, and that a link is not followed unasked.
import { lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { planRows } from '../../../../electron/engine/features/export/plan-rows.ts';
import { exportInput } from '../../../../electron/engine/features/export/layout/export-input.ts';
import { currentProject } from '../../../../electron/engine/project/current-project.ts';
import { robotsSave } from '../../../../electron/engine/features/robots/requests/robots-save.ts';
import { toUpload, toUploadApart } from '../../../../shared/model/export/planned-set.ts';
import { temporaryFolder } from '../../store/rows/sample-project.ts';
import { options } from './layout/export-set.ts';
import { exportNow, rows, text } from './option-set.ts';
import { engineWith } from '../../test-engine.ts';

describe('the robots.txt of an export', () => {
  it('writes the rules of the project’s robots.txt where the folder has none, and follows them while they are its own', async () => {
    const { context } = engineWith(rows(3));
    const set = options(temporaryFolder(), { extras: ['robots'] });
    const origin = 'https://example.com';
    const save = (rules: string): unknown =>
      robotsSave({ origin, text: rules, byteOrderMark: false }, context);
    const ours = 'Sitemap: https://example.com/maps/sitemap-index.xml\n';
    await save('User-agent: *\nDisallow: /private/\n');
    await exportNow(context, set);
    expect(text(set.out, 'robots.txt')).toBe(`User-agent: *\nDisallow: /private/\n${ours}`);

    const theirs = 'Sitemap: https://example.com/blog.xml\n';
    writeFileSync(join(set.out, 'robots.txt'), `${text(set.out, 'robots.txt')}${theirs}`);
    await save('User-agent: *\nDisallow: /secret/\n');
    await exportNow(context, set);
    expect(text(set.out, 'robots.txt')).toBe(`User-agent: *\nDisallow: /secret/\n${theirs}${ours}`);

    // Rules that the project never had are somebody else's.
    writeFileSync(join(set.out, 'robots.txt'), 'User-agent: *\nDisallow: /mine/\n');
    await exportNow(context, set);
    expect(text(set.out, 'robots.txt')).toBe(`User-agent: *\nDisallow: /mine/\n${ours}`);
  });

  it('tells in plan and result which Sitemap lines stay that are not of this set', async () => {
    const { context } = engineWith(['https://a.example/1', 'https://b.example/1'].map((loc) => ({ loc })));
    const set = options(temporaryFolder(), {
      baseUrl: 'https://a.example/',
      byHost: true,
      extras: ['robots'],
    });
    mkdirSync(join(set.out, 'a.example'));
    const old = 'https://a.example/wp-sitemap.xml';
    writeFileSync(
      join(set.out, 'a.example', 'robots.txt'),
      `Sitemap: ${old}\nsitemap: HTTPS://A.example/sitemap-index.xml\nSitemap: ${old}\n`,
    );
    const linesLeft = [{ robots: 'a.example/robots.txt', addresses: [old] }];
    const plan = await planRows(exportInput(currentProject(context), set), set);
    expect(plan.linesLeft).toEqual(linesLeft);
    // Uploaded in the place of what is there, the file would take its rules away; the other one does not change.
    const bareRobots = ['b.example/robots.txt'];
    expect(plan.bareRobots).toEqual(bareRobots);
    const result = await exportNow(context, set);
    expect(result).toMatchObject({ linesLeft, bareRobots });
    expect(text(set.out, 'a.example/robots.txt')).toContain(`Sitemap: ${old}\n`);
    writeFileSync(join(set.out, 'a.example', 'robots.txt'), 'User-agent: *\nAllow: /\n');
    expect((await exportNow(context, set)).bareRobots).toEqual([]);
    writeFileSync(join(set.out, 'b.example', 'robots.txt'), '\ufeff# mine\n');
    expect((await exportNow(context, set)).bareRobots).toEqual(['b.example/robots.txt']);
  });

  it('begins the robots.txt of the base address’s host with the one in the folder, once hosts are apart', async () => {
    const { context } = engineWith(['https://a.example/1', 'https://b.example/1'].map((loc) => ({ loc })));
    const set = options(temporaryFolder(), { baseUrl: 'https://a.example/maps/', extras: ['robots'] });
    const rules = 'User-agent: *\nDisallow: /private/\n';
    writeFileSync(join(set.out, 'robots.txt'), rules);
    await exportNow(context, set);
    const result = await exportNow(context, { ...set, byHost: true });
    expect(text(set.out, 'a.example/robots.txt')).toBe(
      `${rules}Sitemap: https://a.example/maps/sitemap-index.xml\n`,
    );
    expect(result.bareRobots).toEqual(['b.example/robots.txt']);
    const rootLines = ['https://a.example/maps/sitemap-index.xml'];
    expect(result).toMatchObject({ rootLines, linesLeft: [] });
    expect(text(set.out, 'robots.txt')).toBe(`${rules}Sitemap: ${String(rootLines)}\n`);
    const again = { ...set, byHost: true };
    expect(await planRows(exportInput(currentProject(context), again), again)).toMatchObject({ rootLines });
    // It has a life of its own from then on.
    writeFileSync(join(set.out, 'robots.txt'), 'User-agent: *\nDisallow: /other/\n');
    expect((await exportNow(context, again)).rootLines).toEqual([]);
    expect(text(set.out, 'a.example/robots.txt')).toContain(rules);
  });

  it('tells of each that lies below the root of its host where it belongs, and uploads it there alone', async () => {
    const { context } = engineWith(['https://a.example/1', 'https://b.example/1'].map((loc) => ({ loc })));
    const set = options(temporaryFolder(), {
      baseUrl: 'https://A.example/',
      byHost: true,
      hostUrls: [{ host: 'b.example', baseUrl: 'https://b.example/maps/' }],
      extras: ['robots'],
    });
    const rootRobots = [{ name: 'b.example/robots.txt', address: 'https://b.example/robots.txt' }];
    expect(await planRows(exportInput(currentProject(context), set), set)).toMatchObject({ rootRobots });
    const result = await exportNow(context, set);
    expect(result.rootRobots).toEqual(rootRobots);
    expect(toUploadApart(result)).toEqual(rootRobots);
    const uploaded = toUpload(result).map(({ name }) => name);
    expect(uploaded.filter((name) => name.endsWith('robots.txt'))).toEqual(['a.example/robots.txt']);
    expect(toUploadApart(await exportNow(context, set))).toEqual([]);
  });

  it('writes none for a host all of whose rows are left out', async () => {
    const locs = ['https://a.example/1', 'https://a.example:port/2'];
    const { context } = engineWith(locs.map((loc) => ({ loc })));
    const set = options(temporaryFolder(), {
      baseUrl: 'https://a.example/',
      byHost: true,
      extras: ['robots', 'urllist', 'html'],
      hostUrls: [{ host: 'a.example:port', baseUrl: 'https://b.example/' }],
    });
    const result = await exportNow(context, set);
    expect(readdirSync(set.out).sort()).toEqual(['a.example', 'mapwright-manifest.json']);
    expect(result.idleHosts).toEqual({ given: ['a.example:port'], present: ['a.example'] });
    expect(await planRows(exportInput(currentProject(context), set), set)).toMatchObject({
      extras: result.extras.map(({ name }) => ({ name })),
      idleHosts: result.idleHosts,
    });
  });

  it('asks before it puts a file in the place of a robots.txt that is a link', async () => {
    const { context } = engineWith(rows(3));
    const set = options(temporaryFolder(), { extras: ['robots'] });
    const shared = join(temporaryFolder(), 'robots.txt');
    writeFileSync(shared, 'User-agent: *\n');
    symlinkSync(shared, join(set.out, 'robots.txt'));
    await expect(exportNow(context, set)).rejects.toThrow(/robots\.txt/);
    expect(lstatSync(join(set.out, 'robots.txt')).isSymbolicLink()).toBe(true);
    expect(readFileSync(shared, 'utf8')).toBe('User-agent: *\n');
  });
});
