// What is told of extension fragments as bytes is what is told of them as texts, be they as usual or as odd as may be.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { namespacesIn } from '../../../../../electron/engine/features/export/lines/xml-frame.ts';
import {
  mayBeOutOfOrder,
  SCHEMA_ORDERS,
} from '../../../../../electron/engine/read/parse/xml/schema-order.ts';
import { withLinesOf } from '../folder/page-rows.ts';

const parents = SCHEMA_ORDERS.map(({ parent }) => parent);
const children = SCHEMA_ORDERS.flatMap((element) => element.children);
const name = fc.oneof(
  fc.constantFrom(...children),
  fc.constantFrom(...parents),
  fc.constantFrom('image:lo', 'image:locs', 'video:i', 'xhtml:link', 'x', `video:${'x'.repeat(40)}`, 'news:'),
);

/** Children of an element in the order of its schema, some of them several times. */
const ordered = fc.constantFrom(...SCHEMA_ORDERS).chain(({ parent, children: known }) =>
  fc
    .array(fc.nat(known.length - 1), { maxLength: 6 })
    .map((ranks) => ranks.sort((a, b) => a - b).map((rank) => known[rank] ?? ''))
    .map((some) => `<${parent}>${some.map((child) => `<${child}>a: b</${child}>`).join('')}</${parent}>`),
);

const piece = fc.oneof(
  { weight: 3, arbitrary: ordered },
  name.map((of) => `<${of}>`),
  name.map((of) => `</${of}>`),
  name.map((of) => `<${of}/>`),
  name.map((of) => `<${of} a="image:b">`),
  name.map((of) => `<!-- <${of}> -->`),
  fc.constantFrom(
    'news:',
    ' video:',
    '\timage:',
    '\u00a0xhtml:',
    '\u3000image:',
    'é',
    'a',
    ':',
    '<',
    '>',
    '</',
  ),
);

const fragment = fc.array(piece, { minLength: 1, maxLength: 8 }).map((pieces) => pieces.join(''));

it('is the same, but for what is left to be looked at row by row', () => {
  let taken = 0;
  let refused = 0;
  withLinesOf('ext', (linesOf) => {
    fc.assert(
      fc.property(fc.array(fc.oneof(ordered, fragment), { minLength: 1, maxLength: 4 }), (fragments) => {
        const made = linesOf(fragments);
        const isOrdered = !fragments.some(mayBeOutOfOrder);
        const oddBlank = fragments.some((text) => /[^\0-\x7f](?:image|video|news|xhtml):/.test(text));
        expect(made !== null).toBe(isOrdered && !oddBlank);
        if (!made) {
          refused++;
          return;
        }
        taken++;
        expect(made.namespaces).toBe(fragments.reduce((all, text) => all | namespacesIn(text), 0));
        expect(made.xml.toString()).toBe(
          fragments.map((text) => `<url><loc>https://e.com/</loc>${text}</url>\n`).join(''),
        );
      }),
      { numRuns: 5_000 },
    );
  });
  expect(Math.min(taken, refused)).toBeGreaterThan(500);
});

it('does not depend on what stands before or behind a fragment', () => {
  const [first = { parent: '', children: [] }] = SCHEMA_ORDERS;
  const [loc = '', caption = ''] = first.children;
  withLinesOf('ext', (linesOf) => {
    // The second would be in its place right behind the first.
    expect(linesOf([`<x></${loc}>`, `<${caption}>b</${caption}>`])).toBeNull();
    expect(linesOf([`<${first.parent}>`, `<${loc}>b</${loc}>`])).toBeNull();
    expect(linesOf(['<x>a</x>', `image:`])?.namespaces).toBe(0);
  });
});
