// Collects the text of one value, such as a loc. Elements inside of it are an error of the file: what they mean is
// guessed only where no other reading is possible. It tells nothing; its owner does.
import { trimXml } from '../../white-space.ts';
import type { XmlTag } from '../xml/xml-handler.ts';

export type Field = 'loc' | 'lastmod' | 'changefreq' | 'priority';

export function isField(local: string): local is Field {
  return local === 'loc' || local === 'lastmod' || local === 'changefreq' || local === 'priority';
}

export class FieldValue {
  #direct = '';
  #inner = '';
  /** The value with its elements as they stand in the file. */
  #markup = '';
  readonly #open: string[] = [];
  #length = 0;

  /** Characters so far, those inside of elements included. */
  get length(): number {
    return this.#length;
  }

  /** True where there is nothing yet but the start of one element. */
  get isWrapped(): boolean {
    return this.#open.length === 1 && this.isBlank;
  }

  get isBlank(): boolean {
    return trimXml(this.#direct + this.#inner) === '';
  }

  reset(): void {
    this.#direct = '';
    this.#inner = '';
    this.#markup = '';
    this.#open.length = 0;
    this.#length = 0;
  }

  text(text: string): void {
    this.#length += text.length;
    if (this.#open.length === 0) this.#direct += text;
    else this.#inner += text;
    this.#markup += text;
  }

  /** An element inside of the value begins. */
  open({ prefix, local }: Pick<XmlTag, 'prefix' | 'local'>): void {
    const name = prefix === '' ? local : `${prefix}:${local}`;
    this.#length += name.length;
    this.#open.push(name);
    this.#markup += `<${name}>`;
  }

  /** An element inside of the value ends. */
  close(): void {
    const name = this.#open.pop();
    if (name !== undefined) this.#markup += `</${name}>`;
  }

  /**
   * The trimmed value: the text beside the elements or within them, whichever there is. Where there is both, nobody
   * can tell which belongs to it: it is unclear, and comes with its elements for the user to decide.
   * `ended`: white space follows it.
   */
  take(): { readonly text: string; readonly unclear: boolean; readonly ended: boolean } {
    const direct = trimXml(this.#direct);
    const inner = trimXml(this.#inner);
    const unclear = direct !== '' && inner !== '';
    const text = unclear ? trimXml(this.#markup) : direct || inner;
    const ended = /[ \t\r\n]$/.test(this.#direct);
    this.reset();
    return { text, unclear, ended };
  }
}
