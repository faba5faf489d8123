// Knows which names of a document are those of sitemaps: by namespace, and in any case. Tells each odd one once.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import {
  EXTENSION_NAMESPACES,
  SITEMAP_NS,
  isExactSitemapNamespace,
  isSitemapNamespace,
  meantExtension,
} from '../../../../../shared/protocol/namespaces.ts';
import { trimXml } from '../../white-space.ts';
import type { ParseOutput } from '../parse-output.ts';
import type { XmlTag } from './xml-handler.ts';

const EXTENSIONS: ReadonlySet<string> = new Set(Object.values(EXTENSION_NAMESPACES));

export class CoreNames {
  readonly #out: ParseOutput;
  /** Namespaces that this document uses for what belongs to sitemaps. */
  readonly #own = new Set<string>();
  readonly #toldCase = new Set<string>();
  readonly #toldVariants = new Set<string>();

  constructor(out: ParseOutput) {
    this.#out = out;
  }

  isCore(uri: string): boolean {
    return isSitemapNamespace(uri) || this.#own.has(uri);
  }

  /** Takes the namespace of an element that is surely meant to be one of a sitemap's. */
  adopt(tag: XmlTag, line: number): void {
    const known = this.isCore(tag.uri);
    this.#own.add(tag.uri);
    if (known && /[A-Z]/.test(tag.uri)) {
      const why = reason('xml-namespace-case', { uri: clip(tag.uri) });
      this.#out.problem('warning', 'xml-namespace-case', why, { line });
    } else if (known && tag.uri !== '' && !isExactSitemapNamespace(tag.uri)) {
      const why = reason('xml-namespace-variant', { uri: clip(tag.uri), right: SITEMAP_NS });
      this.#out.problem('info', 'xml-namespace-variant', why, { line });
    }
    if (known) return;
    const why = reason('xml-unknown-namespace', { uri: tag.uri });
    this.#out.problem('warning', 'xml-unknown-namespace', why, { line });
  }

  /** The tag, with its attributes of that, in the namespace of the extension that is meant; told once for each. */
  corrected(tag: XmlTag, line: number): XmlTag {
    const meant = isExtension(tag.uri) || tag.uri === '' ? null : meantExtension(tag.uri);
    if (meant === null) return tag;
    const uri = EXTENSION_NAMESPACES[meant];
    if (!this.#toldVariants.has(tag.uri)) {
      this.#toldVariants.add(tag.uri);
      const why = reason('xml-extension-variant', { uri: clip(tag.uri), tag: nameOf(tag), right: uri });
      this.#out.problem('warning', 'xml-extension-namespace', why, { line });
    }
    const attributes = Object.entries(tag.attributes).map(
      ([name, found]) => [name, found.uri === tag.uri ? { ...found, uri } : found] as const,
    );
    return { ...tag, uri, attributes: Object.fromEntries(attributes) };
  }

  /** Takes a namespace that may be meant so, without a word. */
  assume(uri: string): void {
    this.#own.add(uri);
  }

  /** Tells where the name differs from the expected one by case alone. */
  checkCase(tag: XmlTag, expected: string, line: number): void {
    if (tag.local === expected || this.#toldCase.has(tag.local)) return;
    this.#toldCase.add(tag.local);
    const why = reason('xml-wrong-case', { tag: nameOf(tag), expected });
    this.#out.problem('warning', 'xml-wrong-case', why, { line });
  }
}

/** True for a vocabulary that Mapwright knows beside the sitemap's own. */
export function isExtension(uri: string): boolean {
  return EXTENSIONS.has(uri);
}

/** The tag's name as the file has it, shortened. */
export function nameOf({ prefix, local }: Pick<XmlTag, 'prefix' | 'local'>): string {
  return clip(prefix === '' ? local : `${prefix}:${local}`);
}

/** The text, trimmed and shortened for a message. */
export function clip(text: string): string {
  const trimmed = trimXml(text);
  return trimmed.length > 60 ? `${trimmed.slice(0, 60)}…` : trimmed;
}

/** The prefixes of known vocabularies that the root binds to what they mean; null where it is no plain <urlset>. */
export function ordinaryPrefixes({ local, prefix, ns }: XmlTag): ReadonlySet<string> | null {
  if (local !== 'urlset' || prefix !== '') return null;
  const known = Object.entries(EXTENSION_NAMESPACES);
  return new Set(known.flatMap(([name, uri]) => (ns[name] === uri ? [name] : [])));
}
