// Which Sitemap lines of an export a robots.txt lacks, and where they go.
import { expect, it } from 'vitest';
import { missingSitemapLines, withSitemapLines } from '../../../../renderer/features/robots/sitemap-lines.ts';

const SITE = 'https://example.com';
const LINES = [`Sitemap: ${SITE}/a.xml`, `Sitemap: ${SITE}/b.xml`, 'Sitemap: https://other.example/c.xml'];

it('tells the lines that are about the site and not there, however they are written', () => {
  expect(missingSitemapLines('', SITE, LINES)).toEqual(LINES.slice(0, 2));
  const text = `user-agent: *\nsitemap : HTTPS://EXAMPLE.com/a.xml # ours\nDisallow: /b.xml`;
  expect(missingSitemapLines(text, SITE, LINES)).toEqual([LINES[1]]);
});

it('puts lines after those that there are, else at the end', () => {
  const more = [`Sitemap: ${SITE}/b.xml`];
  expect(withSitemapLines('', more)).toBe(`${more.join()}\n`);
  expect(withSitemapLines('User-agent: *\nDisallow:\n\n', more)).toBe(
    `User-agent: *\nDisallow:\n\n${more.join()}\n`,
  );
  const text = `Sitemap: ${SITE}/a.xml\nUser-agent: *\nDisallow:`;
  const after = withSitemapLines(text, more);
  expect(after).toBe(`Sitemap: ${SITE}/a.xml\n${more.join()}\nUser-agent: *\nDisallow:`);
  expect(missingSitemapLines(after, SITE, LINES)).toEqual([]);
});
