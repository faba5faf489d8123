// Whatever prefixes a source binds to what, each name of a fragment has the namespace that it had, and a tag can be read.
import fc from 'fast-check';
import sax from 'sax';
import { describe, expect, it } from 'vitest';
import {
  EXTENSION_NAMESPACES,
  SITEMAP_NS,
  isSitemapNamespace,
  meantExtension,
} from '../../../../../shared/protocol/namespaces.ts';
import { parseAll } from './collect.ts';

const PREFIXES = ['a', 'sitemap', 'image', 'image_'];
const NAMESPACES = [
  SITEMAP_NS,
  'https://sitemaps.org/schemas/sitemap/0.9/',
  EXTENSION_NAMESPACES.image,
  'https://www.google.com/schemas/sitemap-image/1.0',
  'urn:a',
  'urn:b',
];
const KNOWN = Object.entries(EXTENSION_NAMESPACES).map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`);

const prefix = fc.constantFrom('', ...PREFIXES);
const declarations = fc.uniqueArray(fc.tuple(prefix, fc.constantFrom(...NAMESPACES)), {
  selector: ([name]) => name,
});
const elementOf = (children: fc.Arbitrary<string>) =>
  fc
    .tuple(prefix, declarations, fc.array(prefix, { maxLength: 4 }), fc.array(children, { maxLength: 2 }))
    .map(([own, declared, attributes, inside]) => {
      const name = qualified(own, 'n');
      const names = attributes.map((each, n) => ` ${qualified(each, `a${n}`)}="${n}"`);
      const start = `<${name}${declared.map(declaration).join('')}${names.join('')}`;
      return inside.length === 0 ? `${start}/>` : `${start}>${inside.join('')}</${name}>`;
    });
const element = elementOf(elementOf(elementOf(fc.constant('<n/>'))));

function qualified(before: string, local: string): string {
  return before === '' ? local : `${before}:${local}`;
}

function declaration([name, uri]: readonly [string, string]): string {
  return ` ${name === '' ? 'xmlns' : `xmlns:${name}`}="${uri}"`;
}

/** A document with an extension, all prefixes being bound to something. */
function documentOf(extension: string): string {
  const others = PREFIXES.filter((name) => name !== 'image').map((name) =>
    declaration([name, `urn:${name}`]),
  );
  return (
    `<urlset xmlns="${SITEMAP_NS}"${KNOWN.join('')}${others.join('')}>` +
    `<url><loc>https://example.com/</loc>${extension}</url></urlset>`
  );
}

/** All elements with their attributes, as namespaces and names. */
function namesIn(document: string): string[][] {
  const found: string[][] = [];
  const parser = sax.parser(true, { xmlns: true });
  let raw: string[] = [];
  parser.onattribute = ({ name }) => raw.push(name);
  parser.onopentag = (tag) => {
    if (!('uri' in tag)) return;
    expect(new Set(raw).size, 'an attribute twice').toBe(raw.length);
    raw = [];
    const attributes = Object.values(tag.attributes).filter(({ name }) => !name.startsWith('xmlns'));
    const names = attributes.map(({ uri, local }) => `${meant(uri, tag.uri)} ${local}`);
    found.push([`${meant(tag.uri, tag.uri)} ${tag.local}`, ...names]);
  };
  parser.write(document).close();
  return found;
}

/** The namespace that is written for another spelling of it; for an extension's attributes only in its own elements. */
function meant(uri: string, ofElement: string): string {
  const extension = uri === ofElement ? meantExtension(uri) : null;
  if (extension !== null) return EXTENSION_NAMESPACES[extension];
  return uri !== '' && isSitemapNamespace(uri) ? SITEMAP_NS : uri;
}

describe('an extension with any namespaces', () => {
  it('keeps that of each name, and is the same when it is read again', async () => {
    await fc.assert(
      fc.asyncProperty(element, async (source) => {
        const { entries } = await parseAll(documentOf(source));
        const fragment = entries[0]?.ext ?? '';
        expect(namesIn(documentOf(fragment))).toEqual(namesIn(documentOf(source)));
        expect((await parseAll(documentOf(fragment))).entries[0]?.ext).toBe(fragment);
      }),
      { numRuns: 1_000 },
    );
  });
});
