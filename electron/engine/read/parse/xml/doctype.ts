// What a document type declaration says of entities: their names, so that it is told once that they are not read, where
// the declaration begins. It reads no value.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import type { ParseOutput } from '../parse-output.ts';

const ENTITY = /<!ENTITY\s+([\w:.-]+)\s/g;
/** Names that are told. */
const MAX_TOLD = 3;

export class Doctype {
  #line = 1;
  readonly #entities = new Set<string>();

  /** Notes the line where one begins; `start` is that of the piece without blanks. */
  watch(piece: string, start: number, line: number): void {
    if (piece.startsWith('<!', start) && /^<!doctype/i.test(piece.substring(start, start + 9)))
      this.#line = line;
  }

  /** Tells that it was ignored, and which entities it declares. */
  tell(doctype: string, out: ParseOutput): void {
    for (const [, name = ''] of doctype.matchAll(ENTITY)) this.#entities.add(name);
    const where = { line: this.#line };
    if (this.#entities.size === 0) {
      out.problem('info', 'xml-doctype', reason('xml-doctype'), where);
      return;
    }
    const told = Array.from(this.#entities, (name) => `&${name.slice(0, 60)};`);
    const names = told.slice(0, MAX_TOLD).join(', ') + (told.length > MAX_TOLD ? ', …' : '');
    out.problem('warning', 'xml-doctype', reason('xml-doctype-entities', { names }), where);
  }

  /** True for the message of an entity that it declares. */
  declares(message: string): boolean {
    if (this.#entities.size === 0) return false;
    return this.#entities.has(
      /^(?:Invalid character entity|Entity of HTML): (.*)$/s.exec(message)?.[1] ?? '',
    );
  }
}
