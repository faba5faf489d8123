// Lines for robots.txt: told as missing only where no robots.txt has them.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { robotsSave } from '../../../../electron/engine/features/robots/requests/robots-save.ts';
import { currentProject } from '../../../../electron/engine/project/current-project.ts';
import { temporaryFolder } from '../../store/rows/sample-project.ts';
import { options } from './layout/export-set.ts';
import { exportNow, rows } from './option-set.ts';
import { engineWith } from '../../test-engine.ts';

const SITE = 'https://example.com';
const LINE = `Sitemap: ${SITE}/sitemap-index.xml`;

function setUp(baseUrl = `${SITE}/`) {
  const { context } = engineWith(rows(3));
  return { context, set: options(temporaryFolder(), { baseUrl }) };
}

describe('the line of a sitemap', () => {
  it('is missing where there is no robots.txt, or one without it', async () => {
    const { context, set } = setUp();
    expect((await exportNow(context, set)).linesThere).toBeUndefined();
    writeFileSync(join(set.out, 'robots.txt'), `User-agent: *\nDisallow:\nSitemap: ${SITE}/other.xml\n`);
    const { linesThere, robotsLines } = await exportNow(context, set);
    expect([linesThere, robotsLines]).toEqual([undefined, [LINE]]);
  });

  it('is there where the project’s robots.txt has it, however it is written', async () => {
    const { context, set } = setUp();
    const text = 'User-agent: *\nDisallow:\nsitemap: HTTPS://Example.com/sitemap-index.xml\n';
    await robotsSave({ origin: SITE, text, byteOrderMark: false }, context);
    expect((await exportNow(context, set)).linesThere).toEqual([LINE]);
  });

  it('is there where the robots.txt of the folder has it, at the root of the host alone', async () => {
    const { context, set } = setUp();
    writeFileSync(join(set.out, 'robots.txt'), `${LINE}\n`);
    expect((await exportNow(context, set)).linesThere).toEqual([LINE]);
    const below = setUp(`${SITE}/maps/`);
    writeFileSync(join(below.set.out, 'robots.txt'), `Sitemap: ${SITE}/maps/sitemap-index.xml\n`);
    expect((await exportNow(below.context, below.set)).linesThere).toBeUndefined();
  });

  it('is missing where crawlers can’t read it, as in UTF-16', async () => {
    const { context, set } = setUp();
    const content = Uint8Array.from(Buffer.from(`\ufeff${LINE}\n`, 'utf16le'));
    currentProject(context).store.robots.add(0, { origin: SITE, content, location: null });
    expect((await exportNow(context, set)).linesThere).toBeUndefined();
  });

  it('is there once the export wrote it', async () => {
    const { context, set } = setUp();
    expect((await exportNow(context, { ...set, extras: ['robots'] })).linesThere).toEqual([LINE]);
  });
});
