import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mapwright, mapwrightHere } from './cli-process.ts';

const COMMANDS = ['inspect', 'import', 'list', 'check', 'sections', 'export', 'build', 'robots', 'settings'];

describe('mapwright help', () => {
  it('lists every command, and tells its version', async () => {
    const [help, flag, version] = await Promise.all([
      mapwright(['help']),
      mapwright(['--help']),
      mapwright(['--version']),
    ]);
    expect(help).toMatchObject({ code: 0, stderr: '' });
    for (const name of COMMANDS) expect(help.stdout).toMatch(new RegExp(`^  ${name} +[A-Z]`, 'm'));
    expect(flag.stdout).toBe(help.stdout);
    const { version: expected } = JSON.parse(
      await readFile(resolve(import.meta.dirname, '../../package.json'), 'utf8'),
    ) as { version: string };
    expect(version).toMatchObject({ code: 0, stdout: `${expected}\n`, stderr: '' });
  });

  it.each(COMMANDS)('explains %s, however it is asked', async (name) => {
    const [byTopic, byFlag] = await Promise.all([
      mapwrightHere(['help', name]),
      mapwrightHere([name, '--help']),
    ]);
    expect(byTopic).toMatchObject({ code: 0, stderr: '' });
    expect(byTopic.stdout).toContain(`Usage: mapwright ${name}`);
    expect(byTopic.stdout).toContain('--json');
    expect(byFlag.stdout).toBe(byTopic.stdout);
  });
});

/** Longer than any text that a transform takes. */
const long = 'x'.repeat(10_001);

describe('a wrong command line', () => {
  it.each<[string[], RegExp]>([
    [[], /A command is missing\. See "mapwright help"/],
    [['xport'], /no command "xport"/],
    [['help', 'xport'], /no command "xport"/],
    [['list'], /list needs exactly one PROJECT/],
    [['list', 'a', 'b'], /list needs exactly one PROJECT/],
    [['list', 'a', '--colour'], /no option --colour\. See "mapwright help list"/],
    [['list', 'a', '-x'], /no option -x/],
    [['list', 'a', '--limit'], /--limit needs a value: --limit N/],
    [['list', 'a', '--limit', 'ten'], /--limit must be a whole number from 0 up, not "ten"/],
    [['list', 'a', '--limit', '-5'], /--limit must be a whole number from 0 up, not "-5"/],
    [['list', 'a', '--limit', '1', '--limit=2'], /--limit is given more than once/],
    [
      ['check', 'a', '--rule', 'loc-fragment'],
      /--rule needs a level, too: --rule loc-fragment=LEVEL, one of off/,
    ],
    [
      ['list', 'a', '--wait', 'soon'],
      /--wait must be a number of seconds from 0 to 86400, such as 90 or 0\.5, not "soon"/,
    ],
    [['list', 'a', '--max-time', '0'], /--max-time must be a number of seconds from 0\.001 to 2000000/],
    [['list', 'a', '--csv=yes'], /--csv takes no value/],
    [['list', 'a', '--sort', 'size'], /can't sort by "size"/],
    [['list', 'a', '--filter', 'size>3'], /filter "size>3" is not understood/],
    [['import'], /import needs a PROJECT/],
    [['import', 'a.mapwright'], /at least one SOURCE/],
    [['import', 'new.xml', 'b.xml'], /new project's name must end in \.mapwright/],
    [['inspect'], /exactly one SOURCE/],
    [
      ['inspect', 'a', '--source-url', 'shop/'],
      /--source-url must be an absolute http or https URL, not "shop\/"/,
    ],
    [['check'], /check needs a PROJECT or at least one SOURCE/],
    [['check', 'a', '--format', 'xml'], /--format must be text or html or csv or json or sarif/],
    [['check', 'a', '--fail-on', 'note'], /--fail-on must be error or warning or info/],
    [['build', '--out', 'x', '--base-url', 'https://a.example/'], /at least one SOURCE/],
    [['build', 'a', '--base-url', 'https://a.example/'], /--out is missing/],
    [['build', 'a', '--out', 'x'], /--base-url is missing/],
    [['build', 'a', '--out', '--dry-run'], /--out needs a value/],
    [['build', 'a', '--out', 'x', '--base-url', 'ftp://a.example/'], /not "ftp:\/\/a\.example\/"/],
    [['build', 'a', '--out', 'x', '--base-url', 'https://'], /not "https:\/\/"/],
    [
      ['build', 'a', '--out', 'x', '--base-url', 'https://a/', '--max-urls', '0'],
      /--max-urls must be .* from 1 to 50000/,
    ],
    [['build', 'a', '--out', 'x', '--base-url', 'https://a/', '--max-bytes', '1e6'], /--max-bytes must be/],
    [
      ['export', 'a', '--max-urls', '50001', '--out', 'x', '--base-url', 'https://a/'],
      /from 1 to 50000, not "50001"/,
    ],
    [['robots', 'r.txt', '--agent', 'x'], /needs at least one URL, or a list of them with --urls/],
    [['robots', 'r.txt', 'https://a.example/'], /--agent is missing/],
    [['robots', 'r.txt', '--agent', 'x', 'shop'], /"shop" is neither/],
    [['build', 'a', '--out', 'x', '--base-url', 'https://a/', '--gzip', '--no-gzip'], /exclude each other/],
    [
      ['build', 'a', '--out', 'x', '--base-url', 'https://a/%zz/'],
      /--base-url has "%zz", which is no escape/,
    ],
    [
      ['build', 'a', '--out', 'x', '--base-url', 'https://a/', '--no-gzip', '--level', '3'],
      /--level has no meaning with --no-gzip/,
    ],
    [
      ['build', 'a', '--out', 'x', '--base-url', 'https://a/', '--format', 'text', '--indent'],
      /--indent has no meaning with --format text/,
    ],
    [['edit', 'a', 'trim', '--host', 'b'], /--host has no meaning for trim/],
    [['edit', 'a', 'set', 'priority=1', '--rule', 'all=1'], /--rule has no meaning for set/],
    [['table', 'export', 'a', 'b.csv', '--key', 'id'], /--key belongs to "table import"/],
    [['table', 'import', 'a', 'b.csv', '--sort', 'loc'], /--sort belongs to "table export"/],
    [['import', '--refresh', 'a', '--html'], /--html has no meaning with --refresh/],
    [['import', '--retry', 'a', '--encoding', 'latin1'], /--encoding has no meaning with --retry/],
    [['list', 'a', '--match-case'], /--match-case belongs to --filter/],
    [['diff', 'a', 'b', '--overwrite'], /--overwrite belongs to --csv and --html/],
    [['export', 'a', '--reset', '--profile', 'x'], /--reset and --profile exclude each other/],
    [['export', 'a', '--dry-run', '--zip', 'b.zip'], /--zip has no meaning with --dry-run/],
    [['export', 'a', '--dry-run', '--save-profile', 'x'], /--save-profile has no meaning with --dry-run/],
    [
      ['edit', 'a', 'shift-lastmod', '--days', '9999999'],
      /--days must be a whole number from -50000 to 50000, not "9999999"/,
    ],
    [
      ['edit', 'a', 'shift-lastmod', '--days', '-99999999999'],
      /--days must be a whole number from -50000 to 50000/,
    ],
    [
      ['edit', 'a', 'shift-lastmod', '--hours=-1200001'],
      /--hours must be a whole number from -1200000 to 1200000/,
    ],
    [['export', 'a', '--save-profile', ' '], /--save-profile must not be empty/],
    [['export', 'a', '--save-profile', 'x\ny'], /--save-profile must be on one line/],
    [['list', '-'], /PROJECT can't be standard input/],
    [['import', 'a.mapwright', '-'], /standard input \(-\) can be none/],
    [['table', 'import', 'a', '-'], /A table can't be standard input/],
    [['diff', '-', '-'], /can be read once only/],
    [['robots', '-', '--urls', '-', '--agent', 'x'], /can be read once only/],
  ])('%j ends with 2 and one line that says why', async (args, message) => {
    const run = await mapwrightHere(args);
    expect(run).toMatchObject({ code: 2, stdout: '' });
    expect(run.stderr).toMatch(/^mapwright: [^\n]+\n$/);
    expect(run.stderr).toMatch(message);
  });

  it.each<[RegExp, string[]]>([
    [
      /--rule must have at most 10000 char/,
      ['edit', 'a', 'priority-by-rules', '--rule', `prefix:/${long}=1`],
    ],
    [
      /A name of --names must have at most 10000 characters, not 10001/,
      ['edit', 'a', 'query', '--names', `a,${long}`],
    ],
    [/--names must have at most 1000 names, not 1001/, ['edit', 'a', 'query', '--names', 'a,'.repeat(1_001)]],
    [/--host must have at most 10000 characters, not 10001/, ['edit', 'a', 'force-host', '--host', long]],
    [/--to must have at most 10000 characters/, ['edit', 'a', 'set-lastmod', '--to', long]],
    [/--name must have at most 500 characters, not 501/, ['export', 'a', '--name', 'n'.repeat(501)]],
    [/--index-name must have at most 500 characters/, ['export', 'a', '--index-name', 'n'.repeat(501)]],
    [
      /HOST of --host-url must have at most 500 characters/,
      ['export', 'a', '--host-url', `${'h'.repeat(501)}=https://a.example/`],
    ],
    [/--save-profile must have at most 200 characters/, ['export', 'a', '--save-profile', 'n'.repeat(201)]],
    [
      /The name of --user must have at most 1000 characters, not 1001/,
      ['import', 'a.mapwright', 'https://a.example/', '--user', 'n'.repeat(1_001)],
    ],
    [
      /The password of --user must have at most 10000 characters/,
      ['import', 'a.mapwright', 'https://a.example/', '--user', `n:${long}`],
    ],
    [
      /--add must have at most 60 characters, not 5000/,
      ['sections', 'a', '--add', 'n'.repeat(5_000), '--filter', 'loc~a'],
    ],
  ])('tells the bound: %s', async (message, args) => {
    const run = await mapwrightHere(args);
    expect(run).toMatchObject({ code: 2, stdout: '' });
    expect(run.stderr).toMatch(/^mapwright: [^\n]+\n$/);
    expect(run.stderr).toMatch(message);
  });

  it.each([[[]], [['xport']], [['list', 'a', '--colour']]])(
    '%j ends the process with 2 and no stack',
    async (args) => {
      const run = await mapwright(args);
      expect(run).toMatchObject({ code: 2, stdout: '' });
      expect(run.stderr).toMatch(/^mapwright: [^\n]+\n$/);
    },
  );

  it('is told as JSON too where --json is given', async () => {
    const run = await mapwright(['list', 'a', '--csv', '--json']);
    expect(run.code).toBe(2);
    const { error } = JSON.parse(run.stdout) as { error: { code: string; message: string } };
    expect(error.code).toBe('usage');
    expect(error.message).toMatch(/--csv and --json exclude each other/);
    expect(run.stderr).toBe(`mapwright: ${error.message}\n`);
  });
});
