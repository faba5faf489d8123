// Tells what of a well-formed sitemap is not kept, because no sitemap has a place for it: attributes of the sitemap's own
// elements, comments and instructions within extensions; and what is kept, but read by nobody. It leaves out nothing itself.
import { reason, type ErrorReason } from '../../../../shared/contract/error-texts.ts';
import {
  EXTENSION_NAMESPACES,
  isSitemapNamespace,
  type ExtensionPrefix,
} from '../../../../shared/protocol/namespaces.ts';
import { clip, nameOf } from './xml/core-names.ts';
import { XMLNS } from './xml/sax-parser.ts';
import type { Severity } from '../../../../shared/model/problem.ts';
import type { ParseOutput } from './parse-output.ts';
import type { Aside, XmlTag } from './xml/xml-handler.ts';

/** Where validators find the schema: every export has its own. */
const XSI = 'http://www.w3.org/2001/XMLSchema-instance';

/** Kinds that are told of one file. */
const MAX_KINDS = 100;

export class LeftOut {
  readonly #out: ParseOutput;
  readonly #told = new Set<string>();

  constructor(out: ParseOutput) {
    this.#out = out;
  }

  /** The tag of an element whose attributes are not kept. */
  attributes(tag: XmlTag, line: number): void {
    for (const { name, prefix, uri } of Object.values(tag.attributes)) {
      if (name === 'xmlns' || prefix === 'xmlns' || uri === XMLNS || uri === XSI) continue;
      const why = reason('xml-attribute-left-out', { tag: nameOf(tag), name: clip(name) });
      this.#tell(`${tag.local} ${name}`, 'xml-attribute-left-out', why, line);
    }
  }

  /** A comment or an instruction within an extension. */
  aside(what: Aside, line: number): void {
    this.#tell(what, 'xml-aside-left-out', reason(`xml-${what}-left-out`), line);
  }

  /**
   * A child of an entry that is named as one of a known vocabulary and has another namespace, or that has the namespace
   * of sitemaps (`core`), which do not know it. It is kept as it is.
   */
  misnamed({ prefix, local, uri, attributes }: XmlTag, core: boolean, line: number): void {
    // Of the prefix itself, sax tells that nobody declared it.
    const vocabulary = uri === prefix && prefix !== '' ? undefined : vocabularyNamed(local, attributes);
    if (vocabulary === undefined && core) {
      const why = reason('xml-unknown-element', { tag: nameOf({ prefix, local }) });
      this.#tell(`element ${local}`, 'xml-unknown-element', why, line, 'warning');
    }
    if (vocabulary === undefined || uri === EXTENSION_NAMESPACES[vocabulary]) return;
    if (vocabulary !== 'xhtml' && !isSitemapNamespace(uri)) return;
    const why = reason('xml-extension-namespace', {
      tag: nameOf({ prefix, local }),
      declaration: `xmlns:${vocabulary}="${EXTENSION_NAMESPACES[vocabulary]}"`,
      right: `${vocabulary}:${local}`,
    });
    this.#tell(`${uri} ${local}`, 'xml-extension-namespace', why, line);
  }

  /** A link to a language version that search engines can't use, as it lacks an attribute or has another relation. */
  halfLink({ local, uri, attributes }: XmlTag, line: number): void {
    if (local !== 'link' || uri !== EXTENSION_NAMESPACES.xhtml) return;
    const { rel, hreflang, href } = attributes;
    const missing = (
      [
        ['rel', rel?.value.trim() === '' ? undefined : rel],
        ['hreflang', hreflang],
        ['href', href],
      ] as const
    ).flatMap(([name, found]) => (found === undefined ? [name] : []));
    const relation = (rel?.value ?? '').trim();
    const isOther = relation !== '' && relation.toLowerCase() !== 'alternate';
    // A link for mobile devices has a medium instead of a language. Source: Google, "Separate URLs".
    if (hreflang === undefined && (isOther || attributes['media'])) return;
    if (missing.length === 0 && !isOther) return;
    const why =
      missing.length === 0
        ? reason('hreflang-other-rel', { rel: clip(relation) })
        : reason('hreflang-half-link', { name: missing.join(', ') });
    this.#out.problem('warning', 'hreflang-half-link', why, { line, entry: this.#out.entries });
  }

  #tell(kind: string, code: string, why: ErrorReason, line: number, severity: Severity = 'info'): void {
    if (this.#told.has(kind) || this.#told.size >= MAX_KINDS) return;
    this.#told.add(kind);
    this.#out.problem(severity, code, why, { line });
  }
}

function vocabularyNamed(local: string, attributes: XmlTag['attributes']): ExtensionPrefix | undefined {
  if (local === 'link') return attributes['hreflang'] ? 'xhtml' : undefined;
  return local === 'image' || local === 'video' || local === 'news' ? local : undefined;
}
