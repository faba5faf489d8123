import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  EXTENSION_FIELDS,
  extensionParts,
} from '../../../../../electron/engine/features/compare/digest/extension-parts.ts';
import {
  differingFields,
  mergeExtensions,
} from '../../../../../electron/engine/features/compare/digest/compare-values.ts';
import {
  ALL_COMPARED_FIELDS,
  comparedFieldBit,
  comparedFieldsOf,
} from '../../../../../shared/model/comparison.ts';

const part = fc.constantFrom(
  '<image:image><image:loc>a.png</image:loc></image:image>',
  '<image:image><image:loc>b.png</image:loc><image:title>&lt;</image:title></image:image>',
  '<xhtml:link rel="alternate" hreflang="de" href="https://e.com/>"/>',
  '<video:video><video:title><![CDATA[</video:video>]]></video:title></video:video>',
  '<news:news><news:publication><news:name>N</news:name></news:publication></news:news>',
  '<x:image xmlns:x="urn:x"><image:image/></x:image>',
  '<!-- <image:image> -->',
);
const fragment = fc.array(part, { maxLength: 6 }).map((parts) => parts.join('') || null);

it('gives each vocabulary its elements, and loses no character', () => {
  fc.assert(
    fc.property(fragment, (ext) => {
      const parts = extensionParts(ext);
      const all = EXTENSION_FIELDS.map((field) => parts[field]).join('');
      expect(all.split('').sort()).toEqual((ext ?? '').split('').sort());
      expect(parts.images.replaceAll(/<image:image>.*?<\/image:image>/g, '')).toBe('');
      expect(parts.alternates.replaceAll(/<xhtml:link.*?"\/>/g, '')).toBe('');
    }),
  );
});

it('puts together what differs and what stays, so that nothing differs any more', () => {
  const row = { lastmod: null, changefreq: null, priority: null, included: true };
  fc.assert(
    fc.property(fragment, fragment, (before, after) => {
      const fields = differingFields({ ...row, ext: before }, { ...row, ext: after }, ALL_COMPARED_FIELDS);
      const merged = mergeExtensions(before, after, fields);
      expect(differingFields({ ...row, ext: merged }, { ...row, ext: after }, ALL_COMPARED_FIELDS)).toBe(0);
      const images = mergeExtensions(before, after, comparedFieldBit('images'));
      const left = differingFields({ ...row, ext: images }, { ...row, ext: after }, ALL_COMPARED_FIELDS);
      expect(comparedFieldsOf(left)).toEqual(comparedFieldsOf(fields).filter((field) => field !== 'images'));
    }),
  );
});

it('takes an empty text and no value for the same', () => {
  const row = { lastmod: null, changefreq: null, priority: null, included: true, ext: null };
  expect(differingFields(row, { ...row, lastmod: '', changefreq: '', ext: '' }, ALL_COMPARED_FIELDS)).toBe(0);
});
