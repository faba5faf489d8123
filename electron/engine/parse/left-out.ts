// Tells what of a well-formed sitemap is not kept, because no sitemap has a place for it: attributes of the sitemap's own
// elements, comments and instructions within extensions. It leaves out nothing itself.
import { clip, nameOf } from './core-names.ts';
import type { ParseOutput } from './parse-output.ts';
import type { XmlTag } from './xml-handler.ts';

const XMLNS = 'http://www.w3.org/2000/xmlns/';
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
      const message = `<${nameOf(tag)}> has the attribute "${clip(name)}", which sitemaps don't have. It is not kept.`;
      this.#tell(`${tag.local} ${name}`, 'xml-attribute-left-out', message, line);
    }
  }

  /** A comment or an instruction within an extension. */
  aside(what: string, line: number): void {
    const message = `There is ${what} within an extension. It is not kept.`;
    this.#tell(what, 'xml-aside-left-out', message, line);
  }

  #tell(kind: string, code: string, message: string, line: number): void {
    if (this.#told.has(kind) || this.#told.size >= MAX_KINDS) return;
    this.#told.add(kind);
    this.#out.problem('info', code, message, { line });
  }
}
