// Tells the engine's WebAssembly the names of extensions that it has to know: see assembly/fragments.ts.
import { EXTENSION_NAMESPACES } from '../../../../../shared/protocol/namespaces.ts';
import { SCHEMA_ORDERS } from '../../../read/parse/xml/schema-order.ts';

/** What assembly/fragments.ts takes names by; places are offsets in `bytes`. */
export interface NameTaker {
  readonly bytes: Buffer;
  readonly nameInput: () => number;
  readonly nameParent: (length: number, number: number) => void;
  readonly nameChild: (length: number, parent: number, rank: number) => void;
  readonly namePrefix: (length: number) => void;
}

/** To be called once for each instance. Prefixes get their bits in the order of EXTENSION_NAMESPACES. */
export function tellNames({ bytes, nameInput, nameParent, nameChild, namePrefix }: NameTaker): void {
  const place = nameInput();
  const put = (name: string): number => bytes.write(name, place, 'latin1');
  for (const prefix of Object.keys(EXTENSION_NAMESPACES)) namePrefix(put(`${prefix}:`));
  for (const [i, { parent, children }] of SCHEMA_ORDERS.entries()) {
    nameParent(put(parent), i + 1);
    for (const [rank, child] of children.entries()) nameChild(put(child), i + 1, rank);
  }
}
