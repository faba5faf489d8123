// Children of extensions in the order of the schemas: all of them stay, and what is in order is left alone.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  inSchemaOrder,
  mayBeOutOfOrder,
} from '../../../../../electron/engine/read/parse/xml/schema-order.ts';

const IMAGE =
  '<image:image><image:loc>https://e.com/a.jpg</image:loc><image:caption>c</image:caption><image:title>t</image:title></image:image>';

describe('inSchemaOrder', () => {
  it('puts the children of images, videos and news in order, repeated ones as they were', () => {
    expect(
      inSchemaOrder(
        '<image:image><image:title>t</image:title><image:loc>https://e.com/a.jpg</image:loc><image:caption>c</image:caption></image:image>',
      ),
    ).toBe(IMAGE);
    expect(
      inSchemaOrder(
        '<video:video><video:tag>b</video:tag><video:title>t</video:title><video:live/><video:tag>a</video:tag><video:platform relationship="allow">web</video:platform><video:uploader info="a>b">u</video:uploader><video:thumbnail_loc>x</video:thumbnail_loc></video:video>',
      ),
    ).toBe(
      '<video:video><video:thumbnail_loc>x</video:thumbnail_loc><video:title>t</video:title><video:tag>b</video:tag><video:tag>a</video:tag><video:uploader info="a>b">u</video:uploader><video:platform relationship="allow">web</video:platform><video:live/></video:video>',
    );
    expect(
      inSchemaOrder(
        '<news:news><news:title>t</news:title><news:publication_date>2024-01-01</news:publication_date><news:publication><news:language>en</news:language><news:name>n</news:name></news:publication></news:news>',
      ),
    ).toBe(
      '<news:news><news:publication><news:name>n</news:name><news:language>en</news:language></news:publication><news:publication_date>2024-01-01</news:publication_date><news:title>t</news:title></news:news>',
    );
  });

  it('puts unknown children behind the known ones, with what stands before each', () => {
    const own = '<!-- <image:loc> --><x:y xmlns:x="urn:x"><image:title/><image:loc/></x:y>';
    expect(
      inSchemaOrder(
        `<image:image>${own}<image:foo/><image:title>t</image:title> <image:loc>l</image:loc> </image:image>`,
      ),
    ).toBe(
      `<image:image> <image:loc>l</image:loc><image:title>t</image:title>${own}<image:foo/> </image:image>`,
    );
  });

  it('leaves alone what is in order, of another vocabulary, or not well-formed', () => {
    const misplaced = '<image:title>t</image:title><image:loc>l</image:loc>';
    for (const text of [
      IMAGE + IMAGE,
      '<xhtml:link rel="alternate" hreflang="de" href="https://e.com/"/>',
      `<image:image xmlns:image="urn:own">${misplaced}</image:image>`,
      `<x:y xmlns:x="urn:x"><image:image>${misplaced}</image:image></x:y>`,
      `<image:image>${misplaced}</image:video>`,
      `<image:image>${misplaced}`,
    ]) {
      expect(inSchemaOrder(text)).toBe(text);
    }
    expect(mayBeOutOfOrder(IMAGE + IMAGE)).toBe(false);
  });

  it('loses nothing, misses nothing, and orders once', () => {
    const names = ['loc', 'caption', 'title', 'license', 'geo_location', 'own'];
    const child = fc.constantFrom(...names).map((name) => `<image:${name}>${name}</image:${name}>`);
    const anything = fc.oneof(
      child,
      fc.constantFrom('<image:loc/>', '<image:title a="1"/>', '<x:y xmlns:x="u"/>'),
    );
    fc.assert(
      fc.property(fc.array(anything, { maxLength: 6 }), (children) => {
        const image = `<image:image>${children.join('')}</image:image>`;
        const ordered = inSchemaOrder(image);
        const order = ['loc', 'caption', 'geo_location', 'title', 'license'];
        const rank = (xml: string): number => {
          const at = order.indexOf(/^<image:(\w+)/.exec(xml)?.[1] ?? '');
          return at < 0 ? order.length : at;
        };
        const expected = children.toSorted((a, b) => rank(a) - rank(b)).join('');
        expect(ordered).toBe(`<image:image>${expected}</image:image>`);
        expect(inSchemaOrder(ordered)).toBe(ordered);
      }),
    );
  });
});
