import { describe, expect, it } from 'vitest';
import { FIXTURES, mapwright } from './cli-process.ts';

const SITE = 'https://www.example.com';
const robots = (agent: string, ...urls: string[]) =>
  mapwright(['robots', 'robots.txt', '--agent', agent, ...urls], { cwd: FIXTURES });

describe('mapwright robots', () => {
  it('ends with 0 and names the deciding line where all is allowed', async () => {
    const run = await robots('Googlebot', `${SITE}/private/open/x`, `${SITE}/shop`);
    expect(run).toMatchObject({ code: 0, stderr: '' });
    expect(run.stdout).toBe(
      `allowed\t${SITE}/private/open/x\trobots.txt:3: Allow: /private/open\n` +
        `allowed\t${SITE}/shop\tno rule applies\n`,
    );
  });

  it('ends with 1 where one address is disallowed', async () => {
    const run = await robots('Googlebot', `${SITE}/shop`, `${SITE}/private/x`);
    expect(run.code).toBe(1);
    expect(run.stdout).toContain(`disallowed\t${SITE}/private/x\trobots.txt:2: Disallow: /private/\n`);
  });

  it('uses the group of the agent that is asked for', async () => {
    const run = await robots('Slowbot', `${SITE}/shop`);
    expect(run.code).toBe(1);
    expect(run.stdout).toContain('robots.txt:6: Disallow: /');
  });

  it('gives JSON', async () => {
    const { code, stdout } = await mapwright(
      ['robots', 'robots.txt', '--agent', 'Googlebot', '--json', `${SITE}/private/x`],
      { cwd: FIXTURES },
    );
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      agent: 'Googlebot',
      verdicts: [{ url: `${SITE}/private/x`, allowed: false, line: 2 }],
    });
  });

  it('ends with 2 for a missing file and for what is no address', async () => {
    const missing = await mapwright(['robots', 'no.txt', '--agent', 'x', SITE], { cwd: FIXTURES });
    expect(missing).toMatchObject({ code: 2, stdout: '' });
    expect(missing.stderr).toMatch(/^mapwright: .*no\.txt.*\n$/);
    const wrong = await robots('Googlebot', 'shop');
    expect(wrong).toMatchObject({ code: 2, stdout: '' });
    expect(wrong.stderr).toMatch(/"shop"/);
  });
});
