// Extension fragments part by part: nothing is lost, hidden tags are no tags, indenting changes no value.
import { describe, expect, it } from 'vitest';
import {
  extParts,
  indentExt,
  onlyGroup,
  withoutGroups,
} from '../../../../../electron/engine/features/export/lines/ext-parts.ts';

const IMAGE =
  '<image:image><image:loc>https://e.com/a.jpg</image:loc><image:title></image:title></image:image>';
const NEWS = '<news:news><news:publication><news:name>A &gt; B</news:name></news:publication></news:news>';
const LINK = '<xhtml:link rel="alternate" hreflang="de" href="https://e.com/?a=1&amp;b=>"/>';
const OWN = '<x:y xmlns:x="urn:x"> <![CDATA[<image:image>]]><!-- <video:video> --><x:z/></x:y>';
const ALL = IMAGE + LINK + OWN + NEWS;

describe('extParts', () => {
  it('cuts a fragment at its top elements', () => {
    expect(extParts(ALL)).toEqual([
      { group: 'image', xml: IMAGE },
      { group: 'alternates', xml: LINK },
      { group: 'other', xml: OWN },
      { group: 'news', xml: NEWS },
    ]);
  });
});

describe('withoutGroups and onlyGroup', () => {
  it('share the fragment out', () => {
    expect(withoutGroups(ALL, ['image', 'other'])).toBe(LINK + NEWS);
    expect(withoutGroups(ALL, ['video'])).toBe(ALL);
    expect(withoutGroups(IMAGE, ['image'])).toBeNull();
    expect(onlyGroup(ALL, 'news')).toBe(NEWS);
    expect(onlyGroup(ALL, 'other')).toBe(OWN);
    expect(onlyGroup(OWN, 'video')).toBeNull();
  });
});

describe('indentExt', () => {
  it('puts each known element on a line, and leaves values and unknown elements as they are', () => {
    expect(indentExt(ALL)).toBe(
      [
        '    <image:image>',
        '      <image:loc>https://e.com/a.jpg</image:loc>',
        '      <image:title></image:title>',
        '    </image:image>',
        `    ${LINK}`,
        `    ${OWN}`,
        '    <news:news>',
        '      <news:publication>',
        '        <news:name>A &gt; B</news:name>',
        '      </news:publication>',
        '    </news:news>',
      ].join('\n'),
    );
  });
});
