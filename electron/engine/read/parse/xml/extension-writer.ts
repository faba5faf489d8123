// Writes the children of an entry that are not its own fields as one canonical XML fragment, losing nothing: known
// vocabularies under their fixed prefixes, all others with their own prefix and an inline namespace declaration.
import { escapeAttribute, escapeText } from './escape-fragment.ts';
import {
  EXTENSION_NAMESPACES,
  SITEMAP_NS,
  isSitemapNamespace,
} from '../../../../../shared/protocol/namespaces.ts';
import { XMLNS } from './sax-parser.ts';
import type { XmlAttribute, XmlTag } from './xml-handler.ts';

/** Characters of one entry's fragment at most; a hostile file could otherwise fill the memory. */
const MAX_FRAGMENT = 4_194_304;

const KNOWN_PREFIX = new Map<string, string>([
  // Of attributes alone: elements of sitemaps have no prefix.
  [SITEMAP_NS, 'sitemap'],
  ...Object.entries(EXTENSION_NAMESPACES).map(([prefix, uri]) => [uri, prefix] as const),
]);
const BASE_SCOPE: ReadonlyMap<string, string> = new Map([
  ['', SITEMAP_NS],
  ['xml', 'http://www.w3.org/XML/1998/namespace'],
  ...Object.entries(EXTENSION_NAMESPACES),
]);

interface Frame {
  readonly name: string;
  readonly start: string;
  readonly scope: ReadonlyMap<string, string>;
  readonly parts: string[];
  hasElement: boolean;
  hasText: boolean;
}

export class ExtensionWriter {
  readonly #isCore: (uri: string) => boolean;
  #frames: Frame[] = [];
  #done: string[] = [];
  #length = 0;
  /** True where an entry had more than can be kept; its fragment lacks what came after. */
  overflow = false;

  /** `isCore` tells the document's own sitemap namespace, known or not. */
  constructor(isCore: (uri: string) => boolean) {
    this.#isCore = isCore;
  }

  get active(): boolean {
    return this.#frames.length > 0;
  }

  /** False where two attributes come to one name, of which the first is kept. */
  open(tag: XmlTag): boolean {
    const parent = this.#frames.at(-1);
    if (parent) parent.hasElement = true;
    const outer = parent?.scope ?? BASE_SCOPE;
    const used = new Map<string, string>();
    const name = this.#qualify(tag, used, true);
    let attributes = '';
    const names = new Set<string>();
    let repeated = false;
    for (const attribute of Object.values(tag.attributes)) {
      // Declarations, too: those that are needed come anew. ":xmlns" would be written as one.
      if (isNameless(attribute) || attribute.name === ':xmlns') continue;
      const qualified = attribute.prefix === '' ? attribute.local : this.#qualify(attribute, used, false);
      if (names.has(qualified)) repeated = true;
      else attributes += ` ${qualified}="${escapeAttribute(attribute.value)}"`;
      names.add(qualified);
    }
    const declared = Array.from(used).filter(([prefix, uri]) => outer.get(prefix) !== uri);
    const scope = declared.length > 0 ? new Map([...outer, ...declared]) : outer;
    const start = `<${name}${declared.map(declaration).join('')}${attributes}`;
    this.#length += start.length + name.length;
    this.#full();
    this.#frames.push({ name, start, scope, parts: [], hasElement: false, hasText: false });
    return !repeated;
  }

  text(text: string): void {
    const frame = this.#frames.at(-1);
    if (!frame || this.#full()) return;
    this.#length += text.length;
    if (/[^ \t\r\n]/.test(text)) frame.hasText = true;
    frame.parts.push(escapeText(text));
  }

  close(): void {
    const frame = this.#frames.pop();
    if (!frame) return;
    const indented = frame.hasElement && !frame.hasText;
    const body = (indented ? frame.parts.filter((part) => part.startsWith('<')) : frame.parts).join('');
    const xml = body === '' ? `${frame.start}/>` : `${frame.start}>${body}</${frame.name}>`;
    const parent = this.#frames.at(-1);
    if (parent) parent.parts.push(xml);
    else if (!this.#full()) this.#done.push(xml);
  }

  /** The finished children so far, or null, and starts anew. */
  take(): string | null {
    const fragment = this.#done.length > 0 ? this.#done.join('') : null;
    this.reset();
    return fragment;
  }

  reset(): void {
    this.#frames = [];
    this.#done = [];
    this.#length = 0;
    this.overflow = false;
  }

  #full(): boolean {
    if (this.#length > MAX_FRAGMENT) this.overflow = true;
    return this.overflow;
  }

  /** The name to write. `used` has what each prefix stands for in the tag: it can be one namespace only. */
  #qualify(
    name: Pick<XmlTag, 'prefix' | 'local' | 'uri'>,
    used: Map<string, string>,
    element: boolean,
  ): string {
    const { prefix, local, uri } = name;
    if (prefix === 'xml') return `xml:${local}`;
    const core = isSitemapNamespace(uri) || this.#isCore(uri);
    // An undeclared prefix comes with the prefix itself as its namespace.
    const namespace = core ? SITEMAP_NS : (undeclared(prefix, uri) ?? uri);
    let written = core && element ? '' : (KNOWN_PREFIX.get(namespace) ?? prefix);
    while ((used.get(written) ?? namespace) !== namespace) written += '_';
    used.set(written, namespace);
    return written === '' ? local : `${written}:${local}`;
  }
}

function declaration([prefix, namespace]: readonly [string, string]): string {
  return ` xmlns${prefix === '' ? '' : `:${prefix}`}="${escapeAttribute(namespace)}"`;
}

/** True for a tag that no XML has, for its own name or that of an attribute. */
export function isUnwritable(tag: XmlTag): boolean {
  const { attributes } = tag;
  return (
    isNameless(tag) || Object.values(attributes).some((name) => name.prefix !== 'xmlns' && isNameless(name))
  );
}

/** True for a name that can't stand without its prefix, such as "a:" or "a:9", or is in the namespace of declarations. */
export function isNameless({ local, uri }: Pick<XmlAttribute, 'local' | 'uri'>): boolean {
  return uri === XMLNS || local === '' || /^[-.\d\u00b7]/.test(local);
}

function undeclared(prefix: string, uri: string): string | null {
  if (prefix === '' || uri !== prefix) return null;
  return Object.hasOwn(EXTENSION_NAMESPACES, prefix)
    ? EXTENSION_NAMESPACES[prefix as keyof typeof EXTENSION_NAMESPACES]
    : null;
}
