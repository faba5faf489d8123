// The tags of an ordinary record, as they are written in a document whose root has a prefix or none. It reads nothing.

/** The tags of one element. */
interface ElementTags {
  readonly open: string;
  readonly close: string;
}

export interface RecordTags {
  /** With its colon; '' where there is none. */
  readonly prefix: string;
  readonly url: ElementTags;
  readonly loc: ElementTags;
  readonly lastmod: ElementTags;
  readonly changefreq: ElementTags;
  readonly priority: ElementTags;
}

/** What is ordinary in a document. */
export interface OrdinaryRecords {
  readonly tags: RecordTags;
  /** Those of the known vocabularies that the root binds to what they mean. */
  readonly prefixes: ReadonlySet<string>;
}

/** For a root with this prefix, '' being none. */
export function recordTags(name: string): RecordTags {
  const prefix = name === '' ? '' : `${name}:`;
  const of = (element: string): ElementTags => ({
    open: `<${prefix}${element}>`,
    close: `</${prefix}${element}>`,
  });
  return {
    prefix,
    url: of('url'),
    loc: of('loc'),
    lastmod: of('lastmod'),
    changefreq: of('changefreq'),
    priority: of('priority'),
  };
}
