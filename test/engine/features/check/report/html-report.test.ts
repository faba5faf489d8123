// The HTML report: what it shows, in which order, and that no text of a finding becomes markup.
import { describe, expect, it } from 'vitest';
import {
  EXAMPLES,
  FindingSummary,
} from '../../../../../electron/engine/features/check/report/finding-summary.ts';
import { formatHtml } from '../../../../../electron/engine/features/check/report/html-report.ts';
import type { Language } from '../../../../../shared/model/languages.ts';
import type { ReportFinding, ReportSubject } from '../../../../../shared/model/report.ts';

const subject: ReportSubject = {
  name: 'Shop',
  rows: 1_234,
  excluded: 0,
  profile: 'default',
  day: '2025-06-15',
  version: '1.2.3',
  part: false,
};
const rules = [
  {
    id: 'loc-fragment',
    name: 'Hash',
    why: 'Nobody sees it.',
    summary: 'Fragment',
    severity: 'warning',
    source: 'https://example.org/f?a=1&b=2',
  },
  {
    id: 'loc-missing',
    name: 'Lost',
    why: 'No page.',
    summary: 'No address',
    severity: 'error',
    source: 'https://example.org/m',
  },
] as const;

function finding(part: Partial<ReportFinding>): ReportFinding {
  return { severity: 'warning', code: 'loc-fragment', message: 'm', file: '/in/a.xml', ...part };
}

function pageOf(findings: readonly ReportFinding[], about = subject, language: Language = 'en'): string {
  const summary = new FindingSummary();
  for (const one of findings) summary.add(one);
  return formatHtml(about, summary, rules, language);
}

function textsOf(page: string, pattern: RegExp): string[] {
  return Array.from(page.matchAll(pattern), ([, text = '']) => text);
}

describe('formatHtml', () => {
  it('speaks the language that it is asked for', () => {
    const page = pageOf([finding({})], { ...subject, excluded: 3 }, 'de');
    expect(page).toContain('<html lang="de">');
    expect(page).toContain('Prüfbericht: Shop');
    expect(page).toContain(
      '1.234 URLs, geprüft nach dem Stand vom 2025-06-15 mit dem Profil „default“. 3 URLs von Hand',
    );
    expect(pageOf([], subject, 'nl')).toContain('Er is niets gevonden.');
  });

  it('names what reading found by its first sentence, as no rule has a name for it', () => {
    const page = pageOf([
      finding({ code: 'loc-trimmed', message: 'There is a <b> around a URL. It was left out.' }),
      finding({ code: 'odd', message: 'No entries.' }),
    ]);
    expect(textsOf(page, /<td><a href="#[^"]*">([^<]*)<\/a><\/td>/g)).toEqual([
      'There is a &lt;b&gt; around a URL',
      'No entries',
    ]);
  });

  it('counts rows that are in no section beside the sections', () => {
    const page = pageOf([
      finding({ loc: 'a', section: 'shop' }),
      finding({ loc: 'b' }),
      finding({ code: 'of-file' }),
    ]);
    expect(textsOf(page, /<td class="place">(shop|sitemap)<\/td>/g)).toEqual(['shop', 'sitemap']);
    expect(pageOf([finding({ loc: 'b' })])).not.toContain('Findings by section');
  });

  it('says that nothing was found, and where it looked', () => {
    const page = pageOf([]);
    expect(page).toContain('Nothing was found.');
    expect(page).toContain('1,234 URLs, checked as of 2025-06-15 with the profile “default”.');
    expect(pageOf([], { ...subject, rows: 1, part: true })).toContain(
      'A part of the project, 1 URL, checked',
    );
    expect(pageOf([], { ...subject, excluded: 2 })).toContain(
      '2 URLs left out by hand, whose issues do not count.',
    );
  });

  it('sorts rules by severity, then by number, and counts what stands for several', () => {
    const page = pageOf([
      finding({}),
      finding({ count: 40 }),
      finding({ severity: 'info', code: 'other', count: 1_000 }),
      finding({ severity: 'error', code: 'loc-missing' }),
      finding({ code: 'rare' }),
    ]);
    expect(textsOf(page, /<article id="rule-([^"]+)"/g)).toEqual([
      'loc-missing',
      'loc-fragment',
      'rare',
      'other',
    ]);
    expect(textsOf(page, /<li class="tile \w+"><b>([^<]+)<\/b>/g)).toEqual(['1', '42', '1,000']);
    expect(page).toContain('href="https://example.org/f?a=1&amp;b=2"');
  });

  it('shows so many examples of a rule and says how many there are', () => {
    const page = pageOf(
      Array.from({ length: EXAMPLES + 5 }, (_, i) => finding({ loc: `https://e.com/${String(i)}` })),
    );
    expect(textsOf(page, /<p class="loc">([^<]+)</g)).toHaveLength(EXAMPLES);
    expect(page).toContain(`The first ${String(EXAMPLES)} of ${String(EXAMPLES + 5)}.`);
  });

  it('counts sources and sections, those beyond a thousand together', () => {
    const many = Array.from({ length: 1_005 }, (_, i) =>
      finding({ file: `/in/${String(i)}.xml`, section: 'shop' }),
    );
    const page = pageOf(many);
    expect(page).toContain('<h2>Findings by section</h2>');
    expect(page).toContain(
      '<td class="place">All others</td><td class="number">0</td><td class="number">5</td>',
    );
    expect(page.length).toBeLessThan(200_000);
  });

  it('keeps texts as texts, also odd ones', () => {
    const nasty = "\"><script>alert(1)</script><img src=x onerror='y'>&amp;\u0000\ud800";
    const page = pageOf([finding({ loc: nasty, message: nasty, file: nasty, section: nasty, code: nasty })], {
      ...subject,
      name: nasty,
      profile: nasty,
    });
    expect(page).not.toMatch(/<script|<img|onerror='|\u0000/);
    expect(page.isWellFormed()).toBe(true);
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  it('asks for nothing from elsewhere and runs nothing', () => {
    const page = pageOf([finding({})]);
    expect(page).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
    expect(page).not.toMatch(/\bsrc=|<link|@import|url\(/);
  });
});
