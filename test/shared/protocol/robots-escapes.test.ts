// Escaped, the characters with a meaning in patterns stand for themselves: RFC 9309, 2.2.3.
import { describe, expect, it } from 'vitest';
import { robotsVerdict } from '../../../shared/protocol/robots-verdict.ts';

const blocked = (pattern: string, path: string): boolean =>
  !robotsVerdict(`User-agent: *\nDisallow: ${pattern}\n`, 'a', `https://example.com${path}`).allowed;

describe('escapes of wildcards', () => {
  it.each<[string, string[], string[]]>([
    ['/file-with-a-%2A.html', ['/file-with-a-*.html', '/file-with-a-%2a.html'], ['/file-with-a-.html']],
    ['/foo-%24', ['/foo-$', '/foo-%24', '/foo-$x'], ['/foo-']],
    ['/foo-%24$', ['/foo-$', '/foo-%24'], ['/foo-$x', '/foo-']],
    ['/a*%2ab$', ['/a*b', '/ax%2Ab'], ['/ab', '/a*bc']],
    ['/a$b', ['/a%24b', '/a$b'], ['/ab']],
    ['/*a', ['/%2Aa', '/*a', '/xa'], ['/b']],
  ])('of %s match the characters', (pattern, matched, others) => {
    expect(matched.filter((path) => !blocked(pattern, path))).toEqual([]);
    expect(others.filter((path) => blocked(pattern, path))).toEqual([]);
  });

  it('weigh as they are written', () => {
    const verdict = robotsVerdict(
      'User-agent: a\nAllow: /a%2A\nDisallow: /a*',
      'a',
      'https://example.com/a*',
    );
    expect(verdict).toMatchObject({ allowed: true, line: 2 });
  });
});
