import { describe, expect, it } from 'vitest';
import { normaliseCell } from '../../../../electron/engine/read/normalise/normalise-value.ts';
import type { ValueColumn } from '../../../../shared/model/rows/columns.ts';
import { offersFor, suggestionsFor } from '../../../../renderer/features/edit/edit-offers.ts';
import { localZone } from '../../../../renderer/ui/dates/local-zone.ts';
import { inEnglish } from '../../../../shared/contract/error-texts.ts';

const SITE = 'https://www.example.com';

/** What is offered for a text that the engine refuses. */
function offers(column: ValueColumn, text: string, site: string | null): readonly string[] {
  const refused = normaliseCell(column, text);
  if (refused === null || typeof refused !== 'object') throw new Error(`${text} is taken`);
  return offersFor({ code: 'invalid-value', message: inEnglish(refused.why), reason: refused.why }, site);
}

describe('an address without its beginning', () => {
  it.each([
    ['www.example.com/x', SITE, 'https://www.example.com/x'],
    ['example.com/x?y=1#z', SITE, 'https://www.example.com/x?y=1#z'],
    ['Example.com', SITE, 'https://www.example.com'],
    ['example.com:8080/x', SITE, 'https://example.com:8080/x'],
    ['www.example.com/x', 'http://example.com', 'http://example.com/x'],
    ['//example.com/x', SITE, 'https://www.example.com/x'],
    ['/x/y', SITE, 'https://www.example.com/x/y'],
    ['page.html', SITE, 'https://www.example.com/page.html'],
    ['other.example/x', SITE, 'https://other.example/x'],
    ['www.example.com/x', null, 'https://www.example.com/x'],
    ['münchen.example/straße', null, 'https://münchen.example/straße'],
  ])('%s in a project of %s is offered as %s', (text, site, expected) => {
    expect(offers('loc', text, site)).toEqual([expected]);
    expect(normaliseCell('loc', expected)).toBe(expected);
  });

  it.each(['ftp://example.com/x', 'mailto:a@example.com', 'a page.example', 'page', '1.5', '?x=1', '/\\x'])(
    '%s is not completed',
    (text) => {
      expect(offers('loc', text, SITE)).toEqual([]);
    },
  );

  it('nothing is made up where the project has no site', () => {
    expect([...offers('loc', '/x', null), ...offers('loc', 'page.html', null)]).toEqual([]);
  });
});

describe('a time without a zone', () => {
  it('is offered in the zone that the system has then, and in UTC', () => {
    for (const time of ['2024-01-05T10:00', '2024-07-05T10:00:30']) {
      const local = time + localZone(new Date(time));
      expect(offers('lastmod', time, SITE)).toEqual([...new Set([local, `${time}Z`])]);
      expect(normaliseCell('lastmod', local)).toBe(local);
    }
  });
});

it('other refusals have no offer', () => {
  expect(offers('lastmod', '2024-02-30', SITE)).toEqual([]);
  expect(offers('changefreq', 'soms', SITE)).toEqual([]);
});

it('a slip is offered as the value that was meant, typed and in a cell', () => {
  expect(offers('changefreq', 'dayly', SITE)).toEqual(['daily']);
  expect(suggestionsFor('changefreq', 'Dayly')).toEqual(['daily']);
  expect(suggestionsFor('changefreq', 'daily')).toEqual([]);
  expect(suggestionsFor('lastmod', '2016-07')).toEqual(['2016-07-01']);
  expect(suggestionsFor('lastmod', '2016')).toEqual([]);
  expect(suggestionsFor('lastmod', '31.05.2024')).toEqual(['2024-05-31']);
  expect(suggestionsFor('lastmod', '5/31/2024')).toEqual(['2024-05-31']);
  expect(suggestionsFor('lastmod', '03/04/2024')).toEqual([]);
  expect(suggestionsFor('lastmod', '2024-05-31')).toEqual([]);
  expect(suggestionsFor('changefreq', 'täglich')).toEqual(['daily']);
  expect(suggestionsFor('priority', '7')).toEqual([]);
});
