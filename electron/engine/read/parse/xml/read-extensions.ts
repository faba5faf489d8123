// Typed views of an entry's extension fragment. The fragment stays the truth: nothing here changes or completes it.
import type {
  AlternateEntry,
  Extensions,
  ImageEntry,
  NewsEntry,
} from '../../../../../shared/model/rows/extensions.ts';
import {
  EXTENSION_NAMESPACES,
  SITEMAP_NS,
  type ExtensionPrefix,
} from '../../../../../shared/protocol/namespaces.ts';
import { trimXml } from '../../white-space.ts';
import { toImage, toNews, type Values } from './extension-values.ts';
import { ParseOutput } from '../parse-output.ts';
import { readPlainExtensions } from './plain-extensions.ts';
import type { XmlHandler, XmlTag } from './xml-handler.ts';
import { XmlReader } from './xml-reader.ts';

const NONE: Extensions = { images: [], videos: [], news: [], alternates: [] };
const ROOT_START = `<x xmlns="${SITEMAP_NS}"${Object.entries(EXTENSION_NAMESPACES)
  .map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`)
  .join('')}>`;

/** Images, videos, news and alternates of a fragment (see NormalBatch.ext); unknown vocabularies are passed over. */
export function readExtensions(ext: string | null): Extensions {
  if (ext === null || ext === '') return NONE;
  const plain = readPlainExtensions(ext);
  if (plain) return plain;
  const content = new ExtensionContent();
  new XmlReader(content, new ParseOutput('')).write(`${ROOT_START}${ext}</x>`);
  return content.found;
}

/** How many of each a fragment has. */
export function countExtensions(ext: string): {
  images: number;
  alternates: number;
  videos: number;
  news: number;
} {
  const { images, alternates, videos, news } = readExtensions(ext);
  return { images: images.length, alternates: alternates.length, videos: videos.length, news: news.length };
}

/** Attributes of a video's elements that say how these are meant. */
const VIDEO_ATTRIBUTES: Readonly<Record<string, string>> = {
  restriction: 'relationship',
  platform: 'relationship',
  price: 'currency',
  uploader: 'info',
};

class ExtensionContent implements XmlHandler {
  readonly found = {
    images: [] as ImageEntry[],
    videos: [] as Values[],
    news: [] as NewsEntry[],
    alternates: [] as AlternateEntry[],
  };
  #path: string[] = [];
  #kind: 'image' | 'video' | 'news' | null = null;
  #values: Values = {};
  #text = '';

  open(tag: XmlTag): void {
    this.#path.push(tag.local);
    this.#text = '';
    if (this.#path.length === 3 && this.#kind === 'video') this.#attribute(tag);
    if (this.#path.length !== 2) return;
    const vocabulary = vocabularyOf(tag.uri);
    this.#values = {};
    this.#kind =
      vocabulary !== null && vocabulary !== 'xhtml' && tag.local === vocabulary ? vocabulary : null;
    if (vocabulary === 'xhtml' && tag.local === 'link') this.#link(tag);
  }

  text(text: string): void {
    this.#text += text;
  }

  close(): void {
    const local = this.#path.pop();
    const depth = this.#path.length;
    if (depth === 1) this.#end();
    else if (this.#kind !== null && local !== undefined && depth >= 2 && local !== 'publication') {
      // news:name and news:language lie one level deeper, in news:publication.
      if (depth === 2 || this.#kind === 'news') (this.#values[local] ??= []).push(trimXml(this.#text));
    }
    this.#text = '';
  }

  #attribute({ local, attributes }: XmlTag): void {
    const name = Object.hasOwn(VIDEO_ATTRIBUTES, local) ? VIDEO_ATTRIBUTES[local] : undefined;
    if (name === undefined) return;
    (this.#values[`${local}@${name}`] ??= []).push(trimXml(attributes[name]?.value ?? ''));
  }

  #link(tag: XmlTag): void {
    const { rel, hreflang, href } = tag.attributes;
    if (rel?.value.trim().toLowerCase() !== 'alternate' || !hreflang || !href) return;
    this.found.alternates.push({ hreflang: trimXml(hreflang.value), href: trimXml(href.value) });
  }

  #end(): void {
    const values = this.#values;
    if (this.#kind === 'video') this.found.videos.push(values);
    else if (this.#kind === 'image') {
      this.found.images.push(toImage(values));
    } else if (this.#kind === 'news') {
      this.found.news.push(toNews(values));
    }
    this.#kind = null;
  }
}

/** Other versions and spellings of the Google namespaces are taken too. */
function vocabularyOf(uri: string): ExtensionPrefix | null {
  if (uri === EXTENSION_NAMESPACES.xhtml) return 'xhtml';
  const found = /\/schemas\/sitemap-(image|video|news)(?:\/|$)/.exec(uri)?.[1];
  return found === 'image' || found === 'video' || found === 'news' ? found : null;
}
