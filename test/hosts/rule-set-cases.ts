// What rules about indexes, sections and the whole set find and leave alone; see rule-fact-cases.ts.
import { DEFAULT_CHECKS, type RuleId } from '../../shared/model/rule.ts';
import { day, exported, indexOf, urls, type FactCase } from './fact-sources.ts';

/** By rule: cases of which at least one is found and one is not. */
export const SET_CASES: Readonly<Partial<Record<RuleId, readonly FactCase[]>>> = {
  'changefreq-all-alike': [
    {
      name: 'one frequency for all',
      file: 'a.xml',
      content: () => urls(20, () => '<changefreq>daily</changefreq>'),
      finds: ['changefreq-all-alike', 'changefreq-ignored'],
    },
    {
      name: 'two frequencies',
      file: 'a.xml',
      content: () => urls(20, (i) => `<changefreq>${i % 5 === 0 ? 'daily' : 'weekly'}</changefreq>`),
      finds: ['changefreq-ignored'],
    },
  ],
  'file-unescaped': [
    {
      name: 'a bare ampersand',
      file: 'a.xml',
      content: () => urls(1).replace('/0<', '/?a&b<'),
      finds: ['file-unescaped a.xml', 'xml-bare-ampersand a.xml:3'],
    },
    { name: 'an escaped one', file: 'a.xml', content: () => urls(1).replace('/0<', '/?a&amp;b<'), finds: [] },
  ],
  'file-not-well-formed': [
    {
      name: 'a blank line before the declaration',
      file: 'a.xml',
      content: () => `\n<?xml version="1.0"?>\n${urls(1).replace(/^<\?xml.*\n/, '')}`,
      finds: ['file-not-well-formed a.xml', 'xml-space-before a.xml:1'],
    },
    {
      name: 'an entity of HTML',
      file: 'a.xml',
      content: () =>
        urls(1).replace('/0<', '/0</loc><x:a xmlns:x="urn:x">&eacute;</x:a><loc>https://example.com/0<'),
      finds: ['file-not-well-formed a.xml', 'xml-unknown-entity a.xml:3'],
    },
    {
      name: 'a blank line before the root',
      file: 'a.xml',
      content: () => `\n${urls(1).replace(/^<\?xml.*\n/, '')}`,
      finds: [],
    },
  ],
  'file-index-in-index': [
    {
      name: 'an index in an index',
      file: 'a.xml',
      content: () => indexOf(['example.com/b.xml']),
      beside: { 'b.xml': indexOf(['example.com/c.xml']), 'c.xml': urls(1) },
      finds: ['file-index-in-index b.xml'],
    },
    {
      name: 'a sitemap in an index',
      file: 'a.xml',
      content: () => indexOf(['example.com/c.xml']),
      beside: { 'c.xml': urls(1) },
      finds: [],
    },
  ],
  'file-index-off-site': [
    {
      name: 'an entry of another host',
      file: 'a.xml',
      content: () => indexOf(['example.com/b.xml'], ['example.com/c.xml'], ['other.example/d.xml']),
      beside: {
        'b.xml': urls(1),
        'c.xml': urls(1).replace('/0<', '/1<'),
        'd.xml': urls(1).replace('/0<', '/2<'),
      },
      finds: ['file-index-off-site a.xml', 'sitemap-cross-host a.xml:5'],
    },
    {
      name: 'entries of one host',
      file: 'a.xml',
      content: () => indexOf(['example.com/b.xml'], ['example.com/c.xml']),
      beside: { 'b.xml': urls(1), 'c.xml': urls(1).replace('/0<', '/1<') },
      finds: [],
    },
  ],
  'file-stale-lastmod': [
    {
      name: 'an older day in the index',
      file: 'a.xml',
      content: () => indexOf(['example.com/b.xml', '2024-05-09T10:00:00Z']),
      beside: { 'b.xml': urls(2, (i) => `<lastmod>${day(i)}</lastmod>`) },
      finds: ['file-stale-lastmod b.xml'],
    },
    {
      name: 'the right day in the index',
      file: 'a.xml',
      content: () => indexOf(['example.com/b.xml', '2024-05-11']),
      beside: { 'b.xml': urls(2, (i) => `<lastmod>${day(i)}</lastmod>`) },
      finds: [],
    },
  ],
  'plan-site-size': [
    {
      name: 'more than are wanted',
      file: 'a.xml',
      content: () => urls(3),
      prepare: (store) => {
        store.setChecks({ ...DEFAULT_CHECKS, rules: { 'plan-site-size': { params: { urls: 2 } } } });
      },
      finds: ['plan-site-size'],
    },
    { name: 'few', file: 'a.xml', content: () => urls(3), finds: [] },
  ],
  'plan-mixed-schemes': [
    {
      name: 'one of http',
      file: 'a.xml',
      content: () => urls(3).replace('https://example.com/2', 'http://example.com/2'),
      finds: ['plan-mixed-schemes', 'loc-other-scheme a.xml:5'],
    },
    { name: 'all https', file: 'a.xml', content: () => urls(3), finds: [] },
  ],
  'plan-section-empty': [
    {
      name: 'a section without rows',
      file: 'a.xml',
      content: () => urls(1),
      prepare: (store) => {
        store.sections.define([{ id: 1, name: 'shop', conditions: [] }], 0);
      },
      finds: ['plan-section-empty'],
    },
    { name: 'no section', file: 'a.xml', content: () => urls(1), finds: [] },
  ],
  'plan-section-orphaned': [
    {
      name: 'files of a section that is gone',
      file: 'a.xml',
      content: () => urls(1),
      prepare: (store) => {
        exported(store, 4);
      },
      finds: ['plan-section-orphaned'],
    },
    {
      name: 'files of rows in no section',
      file: 'a.xml',
      content: () => urls(1),
      prepare: (store) => {
        exported(store, 0);
      },
      finds: [],
    },
  ],
  'plan-too-many-indexes': [
    {
      name: '501 indexes',
      file: 'a.xml',
      content: () => urls(1),
      prepare: (store) => {
        for (let i = 0; i < 501; i++) {
          store.db.run(
            `INSERT INTO source(location, format, imported_at) VALUES (?, 'index', '2024-01-01T00:00:00Z')`,
            `/in/${String(i)}.xml`,
          );
        }
      },
      finds: ['plan-too-many-indexes'],
    },
    { name: 'none', file: 'a.xml', content: () => urls(1), finds: [] },
  ],
};
