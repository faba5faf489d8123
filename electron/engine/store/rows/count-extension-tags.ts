// Counts the known extensions of a row by their opening tags, which have fixed prefixes. It does not parse XML.

interface ExtensionTags {
  readonly images: number;
  readonly alternates: number;
  readonly videos: number;
  readonly news: number;
}

const NONE: ExtensionTags = { images: 0, alternates: 0, videos: 0, news: 0 };

/** Text that only looks like tags. */
const HIDDEN = /<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<!--[\s\S]*?(?:-->|$)|<\?[\s\S]*?(?:\?>|$)/g;

const LINK = /<xhtml:link(?=[\s/>])[^<>]*?\srel\s*=\s*(?:"alternate"|'alternate')/g;

/** How many of each a fragment (see NormalBatch.ext) has at its top: image:image, xhtml:link, video:video, news:news. */
export function countExtensionTags(ext: string | null): ExtensionTags {
  if (ext === null) return NONE;
  const xml = ext.includes('<!') || ext.includes('<?') ? ext.replace(HIDDEN, '') : ext;
  return {
    images: count(xml, /<image:image(?=[\s/>])/g),
    alternates: count(xml, LINK),
    videos: count(xml, /<video:video(?=[\s/>])/g),
    news: count(xml, /<news:news(?=[\s/>])/g),
  };
}

function count(xml: string, tag: RegExp): number {
  return xml.match(tag)?.length ?? 0;
}
