// The text of a robots.txt, whatever its bytes are.
import { describe, expect, it } from 'vitest';
import {
  decodeRobots,
  readableRobots,
} from '../../../../../electron/engine/read/parse/text/decode-robots.ts';
import { robotsProblems } from '../../../../../electron/engine/read/parse/text/robots-problems.ts';
import { robotsLines } from '../../../../../shared/protocol/robots-lines.ts';
import { robotsVerdict } from '../../../../../shared/protocol/robots-verdict.ts';

const RULES = 'User-agent: *\nDisallow: /caf\u00e9\n';

describe('decodeRobots', () => {
  it.each([
    ['UTF-8', Buffer.from(RULES)],
    ['a byte order mark', Buffer.from(`\ufeff${RULES}`)],
    ['two bytes of one', Buffer.concat([Buffer.from([0xef, 0xbb]), Buffer.from(RULES)])],
    ['one byte of one', Buffer.concat([Buffer.from([0xef]), Buffer.from(RULES)])],
  ])('reads %s', (_, bytes) => {
    expect(decodeRobots(bytes)).toBe(RULES);
  });

  it.each([
    ['with its mark', Buffer.from(`\ufeff${RULES}`, 'utf16le')],
    ['without', Buffer.from(RULES, 'utf16le')],
    ['in the other order', Buffer.from(`\ufeff${RULES}`, 'utf16le').swap16()],
  ])('finds no rule in UTF-16 %s, as crawlers do, which its author reads', (_, bytes) => {
    expect([...robotsLines(decodeRobots(bytes))].filter(({ key }) => key !== 'other')).toEqual([]);
    expect(robotsVerdict(decodeRobots(bytes), 'a', 'https://example.com/caf\u00e9').allowed).toBe(true);
    expect(readableRobots(bytes).replace(/^\ufeff/, '')).toBe(RULES);
    expect(robotsProblems(bytes)).toMatchObject([{ severity: 'warning', code: 'robots-encoding' }]);
  });

  it('compares other bytes as they are', () => {
    const content = decodeRobots(Buffer.from(`# d\u00e9j\u00e0 vu\n${RULES}`, 'latin1'));
    expect(robotsVerdict(content, 'a', 'https://example.com/caf%E9')).toMatchObject({
      allowed: false,
      line: 3,
    });
    expect(robotsVerdict(content, 'a', 'https://example.com/caf\u00e9')).toMatchObject({ allowed: true });
  });
});
