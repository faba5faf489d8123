// The dates of a table: read where they can mean but one day, as when they are typed, or in the order of day and month that
// was chosen. All else stays as it came; where an order would read it, that is told once.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { lastmodForm } from '../../../../../shared/protocol/lastmod.ts';
import { readLocalDate, type DateOrder } from '../../../../../shared/protocol/local-date.ts';
import { clearDate, needsOrder } from '../clear-date.ts';
import type { ParseOutput } from '../parse-output.ts';
import { TableTally } from './table-tally.ts';

export class TableDates {
  readonly #order: DateOrder | null;
  readonly #unclear: TableTally;

  constructor(order: DateOrder | null, out: ParseOutput) {
    this.#order = order;
    this.#unclear = new TableTally(out, 'warning', 'table-dates-unclear');
  }

  /** The date as W3C has it, or the text as it came. With a line, a date whose order nobody named is counted. */
  read(text: string, line?: number): string {
    if (lastmodForm(text) !== null) return text;
    const order = this.#order === 'asIs' ? null : this.#order;
    const date = (order && readLocalDate(text, order)) ?? clearDate(text);
    if (date !== null) return date;
    if (line !== undefined && this.#order === 'asIs' && needsOrder(text))
      this.#unclear.add(reason('table-dates-unclear', { text: text.slice(0, 40) }), line, '');
    return text;
  }

  tell(): void {
    this.#unclear.tell();
  }
}
