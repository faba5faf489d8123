// Patterns of file names: what they give, and that what passes is safe on every system.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barePattern, fillPattern, patternProblem } from '../../../../shared/model/export/file-pattern.ts';
import { setNameProblem } from '../../../../shared/model/export/set-name.ts';

describe('fillPattern', () => {
  it.each([
    ['{section}-{n}.xml.gz', 'shop-7'],
    ['maps/{host}/{n:3}', 'maps/e.com/007'],
    ['{n:1}x{n}', '7x7'],
  ])('%s gives %s', (pattern, name) => {
    expect(fillPattern(pattern, { section: 'shop', host: 'e.com', n: 7 })).toBe(name);
  });

  it('never cuts a number', () => {
    expect(fillPattern('{n:2}', { section: '', host: '', n: 1234 })).toBe('1234');
  });
});

describe('barePattern', () => {
  it.each(['a-{n}', 'a-{n}.xml', ' a-{n}.xml.gz ', 'a-{n}.txt', 'a-{n}.TXT.GZ'])(
    'of “%s” has no ending',
    (pattern) => {
      expect(barePattern(pattern)).toBe('a-{n}');
    },
  );
});

describe('patternProblem', () => {
  it('wants the section only where there are several families', () => {
    expect(patternProblem('x-{n}', true)).toBe('section');
    expect(patternProblem('x-{n}', false)).toBeNull();
  });

  it('lets only names pass that every system can have', () => {
    const part = fc.oneof(
      fc.constantFrom(
        '{n}',
        '{n:3}',
        '{section}',
        '{host}',
        '/',
        '..',
        '.',
        'con',
        'com',
        'a',
        '-',
        ' ',
        'ü',
        ':',
        '\\',
      ),
      fc.string({ maxLength: 3 }),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const pattern = parts.join('');
        if (patternProblem(pattern, false) !== null) return;
        for (const n of [1, 2]) {
          const name = fillPattern(pattern, { section: 'sitemap', host: 'example.com', n });
          expect(setNameProblem(`${name}.xml`)).toBeNull();
          expect(name).toMatch(/^[\w./-]+$/);
          expect(name.split('/')).not.toContain('..');
        }
      }),
    );
  });
});

describe('setNameProblem', () => {
  it.each([
    ['a/b.xml', null],
    ['a/../b', 'characters'],
    ['/a', 'characters'],
    ['a\\b', 'characters'],
    ['a.', 'characters'],
    ['.a', 'characters'],
    ['CON.xml', 'reserved'],
    ['x/Lpt1', 'reserved'],
    ['console.xml', null],
    ['a'.repeat(201), 'long'],
  ] as const)('of “%s” is %s', (name, problem) => {
    expect(setNameProblem(name)).toBe(problem);
  });
});
