import { describe, expect, it } from 'vitest';
import { xmlTree, type XmlNode } from '../../../../renderer/features/row/xml-tree.ts';

function flat(nodes: readonly XmlNode[]): string {
  return nodes.map(({ open, text, children, close }) => open + text + flat(children) + close).join('');
}

describe('xmlTree', () => {
  it.each([
    '<url><loc>https://e.com/?a&amp;b</loc><image:image><image:loc>x</image:loc></image:image></url>',
    '<url><xhtml:link rel="alternate" title="a > b" href="x"/><a/></url>',
    '<my:a xmlns:my="urn:my"> mixed <my:b/> text </my:a>',
    '<a></a>',
  ])('loses nothing of %s', (xml) => {
    expect(flat(xmlTree(xml))).toBe(xml);
  });

  it('nests elements, and keeps a text with its element', () => {
    const [url] = xmlTree('<url><loc>x</loc></url>');
    expect(url).toMatchObject({ open: '<url>', close: '</url>', children: [{ open: '<loc>', text: 'x' }] });
  });
});
