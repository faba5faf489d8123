// What a person types for a column outside of the table's cells, read as the cells read it.
import type { EditableColumn } from '../../../shared/model/rows/row.ts';
import type { FieldForm } from '../row/extension-fields.ts';
import { CHANGEFREQS } from '../../../shared/protocol/changefreq.ts';
import type { EditorKind } from '../../grid/grid-types.ts';
import { typedText } from '../../grid/clipboard/pasted-text.ts';

interface Edited {
  readonly editor: EditorKind;
  readonly options?: readonly string[];
  readonly step?: { readonly by: number; readonly min: number; readonly max: number };
}

/** How columns are edited; all others are texts. */
const EDITED_AS: Readonly<Partial<Record<EditableColumn, Edited>>> = {
  included: { editor: 'boolean' },
  loc: { editor: 'url' },
  lastmod: { editor: 'date' },
  changefreq: { editor: 'select', options: CHANGEFREQS },
  priority: { editor: 'number', step: { by: 0.1, min: 0, max: 1 } },
};

/** How a column is edited, which decides how a typed text reads. */
export function editedAs(column: EditableColumn): Edited {
  return EDITED_AS[column] ?? { editor: 'text' };
}

/** How fields of an element are edited; all others are texts. */
const FIELDS_EDITED_AS: Partial<Record<FieldForm, { readonly editor: EditorKind }>> = {
  date: { editor: 'date' },
  decimal: { editor: 'number' },
};

/** The column's value for a typed text, such as 2023-12-31 for 31.12.2023; what can't be read stays as it is. */
export function typedValue(column: EditableColumn, text: string): string {
  return typedText(text, editedAs(column), navigator.language);
}

/** The same for a field of an image, video or news element. */
export function typedField(form: FieldForm | undefined, text: string): string {
  const as = form && FIELDS_EDITED_AS[form];
  return as ? typedText(text, as, navigator.language) : text;
}
