// Extension elements as an editor has them: what is not touched keeps its bytes, what is written reads back the same.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readItems } from '../../../../electron/engine/features/edit/extension-items.ts';
import { nodeXml, parseFragment } from '../../../../electron/engine/features/edit/fragment-nodes.ts';
import { writeItems } from '../../../../electron/engine/features/edit/write-items.ts';
import { readExtensions } from '../../../../electron/engine/read/parse/xml/read-extensions.ts';
import type { ExtensionItem, FieldEdit, ItemEdit } from '../../../../shared/model/rows/extension-item.ts';

const IMAGE =
  '<image:image><image:loc>https://e.com/?a=1&amp;b</image:loc><my:x xmlns:my="urn:my">kept</my:x><image:title>One</image:title></image:image>';
const LINK = '<xhtml:link rel="alternate" media="print" hreflang="de" href="https://e.com/de?a&amp;b"/>';
const VIDEO =
  '<video:video><video:title>T</video:title><video:price currency="EUR">1.99</video:price><video:tag>a</video:tag><video:tag>b</video:tag></video:video>';
const NEWS =
  '<news:news><news:publication><news:name>N</news:name><news:language>en</news:language></news:publication><news:title>Big &lt;news&gt;</news:title></news:news>';
const OTHER = '<PageMap xmlns="urn:p"><A n="1">v</A></PageMap>';
const ALL = IMAGE + LINK + OTHER + VIDEO + NEWS;

const keep = (...indices: number[]): ItemEdit[] => indices.map((from) => ({ kind: 'kept', from }));

/** The item as an edit that changes nothing, but for some fields' values. */
function edited(
  item: ExtensionItem | undefined,
  from: number,
  values: Readonly<Record<string, string>> = {},
): ItemEdit {
  if (!item || item.kind === 'other') return { kind: 'kept', from };
  const fields: FieldEdit[] = item.fields.map(({ name, value }, i) => ({
    from: i,
    name,
    value: values[name] ?? value,
  }));
  return { kind: item.kind, from, fields };
}

describe('readItems', () => {
  it('shows kinds and values, and what is only kept', () => {
    const items = readItems(ALL);
    expect(items.map(({ kind }) => kind)).toEqual(['image', 'alternate', 'other', 'video', 'news']);
    expect(items.map(({ xml }) => xml)).toEqual([IMAGE, LINK, OTHER, VIDEO, NEWS]);
    expect(items[0]?.fields).toMatchObject([
      { name: 'loc', value: 'https://e.com/?a=1&b', editable: true },
      { name: 'my:x', value: '<my:x xmlns:my="urn:my">kept</my:x>', editable: false },
      { name: 'title', value: 'One' },
    ]);
    expect(items[1]?.fields).toMatchObject([
      { name: 'hreflang', value: 'de' },
      { name: 'href', value: 'https://e.com/de?a&b' },
    ]);
    expect(items[3]?.fields[1]).toMatchObject({
      name: 'price',
      value: '1.99',
      attributes: [{ name: 'currency', value: 'EUR' }],
    });
    expect(items[4]?.fields).toMatchObject([
      { name: 'publication.name', value: 'N' },
      { name: 'publication.language', value: 'en' },
      { name: 'title', value: 'Big <news>' },
    ]);
  });

  it.each([
    '<image:image xmlns:image="urn:other"><image:loc>x</image:loc></image:image>',
    '<xhtml:link rel="stylesheet" href="x"/>',
    '<news:news><news:publication/><news:publication/></news:news>',
    '<a>not closed',
    'a < b',
  ])('only keeps %s', (ext) => {
    expect(readItems(ext)).toEqual([{ kind: 'other', fields: [], xml: ext }]);
    expect(writeItems(ext, keep(0))).toBe(ext);
  });
});

describe('writeItems', () => {
  it('changes one field and no other byte', () => {
    const items = readItems(ALL);
    const edits = items.map((item, i) => edited(item, i));
    const change = (at: number, values: Record<string, string>): string | null =>
      writeItems(ALL, edits.with(at, edited(items[at], at, values)));
    expect(change(0, { title: 'Two & <three>' })).toBe(ALL.replace('>One<', '>Two &amp; &lt;three&gt;<'));
    expect(change(1, { href: 'https://e.com/"x"' })).toBe(
      ALL.replace('https://e.com/de?a&amp;b', 'https://e.com/&quot;x&quot;'),
    );
    expect(change(3, { price: '2' })).toBe(ALL.replace('>1.99<', '>2<'));
    expect(change(4, { 'publication.language': 'de' })).toBe(ALL.replace('>en<', '>de<'));
  });

  it('adds, moves and removes elements, and keeps those it does not know', () => {
    const [image, alternate, other, video, news] = [0, 1, 2, 3, 4] as const;
    const added: ItemEdit = {
      kind: 'alternate',
      fields: [
        { name: 'hreflang', value: 'x-default' },
        { name: 'href', value: 'https://e.com/' },
      ],
    };
    expect(writeItems(ALL, [...keep(news, other, image), added])).toBe(
      `${NEWS}${OTHER}${IMAGE}<xhtml:link rel="alternate" hreflang="x-default" href="https://e.com/"/>`,
    );
    expect(writeItems(ALL, keep(alternate, video))).toBe(LINK + VIDEO);
    expect(writeItems(ALL, [])).toBeNull();
  });

  it('adds and removes fields; one without a value is left out', () => {
    const fields: FieldEdit[] = [
      { from: 0, name: 'loc', value: 'https://e.com/?a=1&b' },
      { from: 1, name: 'my:x', value: '' },
      { from: 2, name: 'title', value: '' },
      { name: 'caption', value: 'C' },
    ];
    expect(writeItems(IMAGE, [{ kind: 'image', from: 0, fields }])).toBe(
      IMAGE.replace('<image:title>One</image:title>', '<image:caption>C</image:caption>'),
    );
  });

  it('makes a publication where there was none, and removes an empty one', () => {
    const bare = '<news:news><news:title>T</news:title></news:news>';
    const fields: FieldEdit[] = [
      { from: 0, name: 'title', value: 'T' },
      { name: 'publication.name', value: 'N' },
      { name: 'publication.language', value: 'nl' },
    ];
    const full =
      '<news:news><news:publication><news:name>N</news:name><news:language>nl</news:language></news:publication><news:title>T</news:title></news:news>';
    expect(writeItems(bare, [{ kind: 'news', from: 0, fields }])).toBe(full);
    expect(
      writeItems(full, [{ kind: 'news', from: 0, fields: [{ from: 2, name: 'title', value: 'T' }] }]),
    ).toBe(bare);
  });

  it('writes attributes of fields, and new elements in their canonical form', () => {
    const fields: FieldEdit[] = [
      { name: 'title', value: 'T' },
      { name: 'restriction', value: 'DE NL', attributes: [{ name: 'relationship', value: 'allow' }] },
      { name: 'tag', value: '' },
    ];
    expect(writeItems(null, [{ kind: 'video', fields }])).toBe(
      '<video:video><video:title>T</video:title><video:restriction relationship="allow">DE NL</video:restriction></video:video>',
    );
  });

  it.each([
    [
      'a character that no XML holds',
      [{ kind: 'image', fields: [{ name: 'loc', value: 'a\u0001' }] }],
      'U+0001',
    ],
    ['half a character', [{ kind: 'image', fields: [{ name: 'loc', value: '\ud800' }] }], 'U+D800'],
    ['an element that is not there', keep(9), 'changed meanwhile'],
    ['another kind of element', [{ kind: 'video', from: 0, fields: [] }], 'changed meanwhile'],
    [
      'a field that is not there',
      [{ kind: 'image', from: 0, fields: [{ from: 7, name: 'loc', value: '' }] }],
      'changed meanwhile',
    ],
    ['a new element without a value', [{ kind: 'image', fields: [{ name: 'loc', value: '' }] }], 'no value'],
    ['a name that is none', [{ kind: 'image', fields: [{ name: 'a b', value: 'x' }] }], '“a b”'],
    [
      'an attribute with a foreign prefix',
      [{ kind: 'image', fields: [{ name: 'loc', value: 'x', attributes: [{ name: 'y:z', value: '1' }] }] }],
      '“y:z”',
    ],
  ] as const)('refuses %s', (_, edits, reason) => {
    expect(() => writeItems(ALL, edits as readonly ItemEdit[])).toThrow(
      expect.objectContaining({ code: 'invalid-value', message: expect.stringContaining(reason) as string }),
    );
  });
});

// Values as people have them: no half characters, none that XML leaves out, and no blanks at the ends, which reading trims.
const value = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })

  .map((text) => text.replace(/[\u0000-\u001f\ufffe\uffff]/g, ' ').replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, ''))
  .filter((text) => text !== '' && text.isWellFormed());
const fieldsOf = (...names: string[]) =>
  fc.uniqueArray(fc.record({ name: fc.constantFrom(...names), value }), {
    selector: ({ name }) => name,
    minLength: 1,
  });
const newItem = fc.oneof(
  fieldsOf('loc', 'title', 'caption').map((fields): ItemEdit => ({ kind: 'image', fields })),
  fc.tuple(value, value).map(([hreflang, href]): ItemEdit => ({
    kind: 'alternate',
    fields: [
      { name: 'hreflang', value: hreflang },
      { name: 'href', value: href },
    ],
  })),
  fieldsOf('title', 'description', 'tag', 'duration').map((fields): ItemEdit => ({ kind: 'video', fields })),
  fieldsOf('title', 'publication_date', 'publication.name', 'publication.language').map(
    (fields): ItemEdit => ({ kind: 'news', fields }),
  ),
);

describe('setting, then reading', () => {
  it('gives what was set', () => {
    fc.assert(
      fc.property(fc.array(newItem, { minLength: 1, maxLength: 5 }), (items) => {
        const ext = writeItems(null, items);
        const read = readItems(ext);
        expect(read.map(({ kind }) => kind)).toEqual(items.map(({ kind }) => kind));
        read.forEach((item, i) => {
          const wanted = items[i];
          if (wanted?.kind === 'kept') return;
          const pairs = (list: readonly { name: string; value: string }[]): string[] =>
            list.map((field) => `${field.name}=${field.value}`).sort();
          expect(pairs(item.fields)).toEqual(pairs(wanted?.fields ?? []));
        });
        // The reader of the import sees the same.
        const typed = readExtensions(ext);
        const count = (kind: string): number => items.filter((item) => item.kind === kind).length;
        expect([typed.images, typed.alternates, typed.videos, typed.news].map((list) => list.length)).toEqual(
          ['image', 'alternate', 'video', 'news'].map(count),
        );
      }),
    );
  });

  it('keeps every byte of what was not touched', () => {
    const whole = fc.array(fc.constantFrom(IMAGE, LINK, OTHER, VIDEO, NEWS, ' text ', '<!-- c -->'), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(whole, fc.nat(), value, (parts, pick, text) => {
        const ext = parts.join('');
        const items = readItems(ext);
        const edits = items.map((item, i) => edited(item, i));
        expect(
          parseFragment(ext)
            ?.nodes.map((node) => node.before + nodeXml(node))
            .join('') ?? '',
        ).toBe(ext.slice(0, ext.length - (parseFragment(ext)?.tail.length ?? 0)));
        if (items.length === 0) return;
        expect(writeItems(ext, edits)).toBe(ext);
        const at = pick % items.length;
        const item = items[at];
        const name = item?.fields.find(({ editable }) => editable)?.name;
        if (!item || name === undefined) return;
        const after = readItems(writeItems(ext, edits.with(at, edited(item, at, { [name]: text }))));
        expect(after.toSpliced(at, 1)).toEqual(items.toSpliced(at, 1));
        expect(after[at]?.fields.filter((field) => field.name !== name)).toEqual(
          item.fields.filter((field) => field.name !== name),
        );
      }),
    );
  });
});
