import { describe, expect, it } from 'vitest';
import { countExtensionTags } from '../../../../electron/engine/store/rows/count-extension-tags.ts';

describe('counting extensions', () => {
  it('counts each kind by its opening tag', () => {
    const ext =
      '<image:image><image:loc>a</image:loc></image:image><image:image/><video:video/><news:news><news:name/></news:news>' +
      '<xhtml:link rel="alternate" hreflang="nl" href="a"/><xhtml:link hreflang="de" rel=\'alternate\' href="b"/><xhtml:link rel="canonical" href="c"/>';
    expect(countExtensionTags(ext)).toEqual({ images: 2, alternates: 2, videos: 1, news: 1 });
  });

  it('is not taken in by texts and comments', () => {
    expect(countExtensionTags('<x><![CDATA[<image:image>]]><!-- <video:video/> --></x>')).toEqual({
      images: 0,
      alternates: 0,
      videos: 0,
      news: 0,
    });
    expect(countExtensionTags(null).images).toBe(0);
  });
});
