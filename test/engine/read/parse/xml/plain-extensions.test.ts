// Fragments read the fast way against the XML parser, over fragments put together from ordinary and awkward parts.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPlainExtensions } from '../../../../../electron/engine/read/parse/xml/plain-extensions.ts';
import { readExtensions } from '../../../../../electron/engine/read/parse/xml/read-extensions.ts';

const text = fc
  .array(
    fc.constantFrom(
      'a',
      ' ',
      '\n',
      '&amp;',
      '&lt;',
      '&quot;',
      '&apos;',
      '&#13;',
      '&#x41;',
      '>',
      'é',
      '"',
      '&',
      '',
    ),
    {
      maxLength: 4,
    },
  )
  .map((parts) => parts.join(''));
const leaf = (prefix: string, names: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...names), text)
    .map(([name, value]) => `<${prefix}:${name}>${value}</${prefix}:${name}>`);
const element = (name: string, children: fc.Arbitrary<string>) =>
  fc.array(children, { maxLength: 3 }).map((all) => `<${name}>${all.join('')}</${name}>`);
const attribute = fc
  .tuple(fc.constantFrom('rel', 'hreflang', 'href', 'title'), fc.oneof(fc.constant('alternate'), text))
  .map(([name, value]) => `${name}="${value.replaceAll('"', '&quot;')}"`);
const link = fc
  .uniqueArray(attribute, { maxLength: 4, selector: (one) => one.slice(0, one.indexOf('=')) })
  .map((all) => `<xhtml:link${all.map((one) => ` ${one}`).join('')}/>`);
const publication = element('news:publication', leaf('news', ['name', 'language']));
const part = fc.oneof(
  link,
  element('image:image', leaf('image', ['loc', 'title', 'caption'])),
  element('video:video', leaf('video', ['tag', 'title', 'player_loc'])),
  element(
    'news:news',
    fc.oneof(publication, leaf('news', ['title', 'publication_date', 'publication', 'name'])),
  ),
  fc.constantFrom('<my:a xmlns:my="urn:my"><image:loc>x</image:loc></my:a>', '<image:image/>', ' '),
);

it('reads a plain fragment as the XML parser does', () => {
  let plain = 0;
  fc.assert(
    fc.property(fc.array(part, { maxLength: 4 }), (parts) => {
      const ext = parts.join('');
      const fast = readPlainExtensions(ext);
      if (!fast) return;
      plain++;
      // A comment is nothing to the parser, and too much for the fast way.
      expect(fast).toEqual(readExtensions(`${ext}<!---->`));
    }),
    { numRuns: 1_500 },
  );
  expect(plain).toBeGreaterThan(100);
});
