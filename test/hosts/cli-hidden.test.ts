// Letters that show nothing, or turn the direction of others: marked for people, to the letter for programs.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mapwrightHere, temporaryFolder } from './cli-process.ts';

const LOC = 'https://example.com/\u202egpj.exe';
const MARKED = 'https://example.com/‹U+202E›gpj.exe';

let folder: { path: string; remove: () => Promise<void> };
const at = (name: string): string => join(folder.path, name);

beforeAll(async () => {
  folder = await temporaryFolder();
  await writeFile(at('odd.txt'), `${LOC}\n`);
  await writeFile(at('plain.txt'), 'https://example.com/\n');
  await writeFile(at('robots.txt'), 'User-agent: *\nDisallow: /x\n');
  await mapwrightHere(['import', at('odd.mapwright'), at('odd.txt')]);
});

afterAll(() => folder.remove());

const stdout = async (args: readonly string[], screen = false): Promise<string> =>
  (await mapwrightHere(args, [], screen)).stdout;

describe('an address with hidden letters', () => {
  it('is marked in what is told to people', async () => {
    for (const args of [
      ['diff', at('plain.txt'), at('odd.txt')],
      ['check', at('odd.mapwright')],
      ['edit', at('odd.mapwright'), 'set', 'priority=0.5', '--dry-run'],
    ]) {
      const text = await stdout(args);
      expect(text).toContain(MARKED);
      expect(text).not.toContain('\u202e');
    }
  });

  it('is marked in lists of values on a screen, and there to the letter for a program', async () => {
    for (const args of [
      ['list', at('odd.mapwright')],
      ['inspect', at('odd.txt')],
      ['robots', at('robots.txt'), '--agent', 'a', LOC],
    ]) {
      expect(await stdout(args, true)).toContain(MARKED);
      const text = await stdout(args);
      expect(text).toContain(LOC);
    }
  });

  it('stays as it is in JSON and CSV, also on a screen', async () => {
    expect(await stdout(['list', at('odd.mapwright'), '--csv'], true)).toContain(LOC);
    expect(await stdout(['diff', at('plain.txt'), at('odd.txt'), '--json'], true)).toContain(LOC);
  });

  it('is marked on pages to be read, which link to the address itself', async () => {
    await mapwrightHere(['diff', at('plain.txt'), at('odd.txt'), '--html', at('diff.html')]);
    await mapwrightHere(['check', at('odd.txt'), '--format', 'html', '--out', at('check.html')]);
    expect(await readFile(at('diff.html'), 'utf8')).toContain(`<a href="${LOC}">${MARKED}</a>`);
    expect(await readFile(at('check.html'), 'utf8')).toContain(MARKED);
  });
});
