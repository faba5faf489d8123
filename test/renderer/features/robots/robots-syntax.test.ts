// The parts of lines of robots.txt as they are coloured, and that the colours can be read.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { robotsParts } from '../../../../renderer/features/robots/robots-syntax.ts';

const shown = (line: string): string[] => robotsParts(line).map(({ kind, text }) => `${kind} ${text}`);

describe('robotsParts', () => {
  it.each([
    ['User-agent: Googlebot', ['name User-agent', 'other : ', 'value Googlebot']],
    ['User-agent: *', ['name User-agent', 'other : ', 'wildcard *']],
    [
      'Disallow: /*?sort=*&x$',
      [
        'name Disallow',
        'other : ',
        'value /',
        'wildcard *',
        'value ?sort=',
        'wildcard *',
        'value &x',
        'wildcard $',
      ],
    ],
    ['Allow: /a$b', ['name Allow', 'other : ', 'value /a$b']],
    ['  disalow :/a # why', ['other   ', 'name disalow', 'other  :', 'value /a', 'other  ', 'comment # why']],
    ['Sitemap: https://example.com/*.xml', ['name Sitemap', 'other : ', 'value https://example.com/*.xml']],
    ['Sitemap https://example.com/a.xml', ['name Sitemap', 'other  ', 'value https://example.com/a.xml']],
    ['Disallow:', ['name Disallow', 'other :']],
    ['Crawl-delay: 5', ['name Crawl-delay', 'other : ', 'value 5']],
    ['Dizallow: /', ['unknown Dizallow', 'other : ', 'value /']],
    ['# all of it', ['comment # all of it']],
    ['no key here', ['other no key here']],
    ['', []],
  ])('splits %j', (line, parts) => {
    expect(shown(line)).toEqual(parts);
  });

  it('splits a line without end in a few parts', () => {
    const long = `Disallow: /${'*a'.repeat(200_000)}`;
    expect(robotsParts(long).length).toBeLessThan(10);
    expect(robotsParts(`Disallow: /${'a'.repeat(400_000)}`).length).toBeLessThan(10);
  });

  it('loses nothing of any line', () => {
    const letters = fc.constantFrom(
      'Allow',
      'Disallow',
      'Sitemap',
      'x',
      ':',
      '=',
      ' ',
      '\t',
      '#',
      '*',
      '$',
      '/',
      'http',
      '\u00a0',
      '😀',
    );
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 20 }), (some) => {
        const line = some.join('');
        expect(
          robotsParts(line)
            .map(({ text }) => text)
            .join(''),
        ).toBe(line);
      }),
    );
  });
});

/** Its parts in sRGB, 0…1. */
type Colour = readonly number[];

const TOKENS = readFileSync('renderer/styles/tokens.css', 'utf8');

function token(name: string, dark: boolean): Colour {
  const found = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(TOKENS);
  const hex = found?.[dark ? 2 : 1] ?? '';
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
}

/** Source: WCAG 2.2, relative luminance and contrast ratio. */
function contrast(a: Colour, b: Colour): number {
  const luminance = (colour: Colour): number => {
    const [r = 0, g = 0, blue = 0] = colour.map((c) =>
      c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * blue;
  };
  const [x, y] = [luminance(a), luminance(b)].sort((m, n) => n - m);
  return ((x ?? 0) + 0.05) / ((y ?? 0) + 0.05);
}

describe('the colours of the editor', () => {
  const source = readFileSync('renderer/features/robots/robots-editor.css', 'utf8');
  const used = ['name', 'value', 'wildcard', 'comment', 'unknown'].map((kind) => {
    const rule = new RegExp(`\\n\\.${kind}[^{}]*{\\s*color: var\\(--([\\w-]+)\\)`).exec(source);
    return [kind, rule?.[1] ?? ''] as const;
  });
  const share = Number(/--info\) (\d+)%/.exec(source)?.[1]) / 100;

  it.each(
    used.flatMap(([kind, name]) =>
      [false, true].map((dark) => [kind, dark ? 'dark' : 'light', name] as const),
    ),
  )('of %s is readable when %s, also on the line that decides and where it is selected', (_, theme, name) => {
    const dark = theme === 'dark';
    const raised = token('bg-raised', dark);
    const info = token('info', dark);
    const chosen = raised.map((c, i) => c * (1 - share) + (info[i] ?? 0) * share);
    for (const ground of [raised, token('bg-selected', dark), chosen]) {
      expect(contrast(token(name, dark), ground)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
