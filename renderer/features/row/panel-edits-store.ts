// The changes that the detail panel makes, each one undo step, and the forms that are open in it. The engine judges.
import { defineStore } from 'pinia';
import * as v from 'valibot';
import { shallowRef, watch } from 'vue';
import type { ErrorData } from '../../../shared/contract/errors.ts';
import type { RowDetail } from '../../../shared/contract/requests/requests.ts';
import {
  EXTENSION_KINDS,
  type ExtensionField,
  type ExtensionKind,
  type FieldEdit,
  type ItemEdit,
} from '../../../shared/model/rows/extension-item.ts';
import type { EditableColumn } from '../../../shared/model/rows/row.ts';
import type { RowSet } from '../../../shared/model/rows/row-set.ts';
import { useClient } from '../../engine/app-client.ts';
import { errorOf } from '../../engine/error-of.ts';
import { mutable } from '../../engine/mutable.ts';
import { useDrafts } from '../../shell/drafts/drafts-store.ts';

export interface DraftField extends Omit<ExtensionField, 'editable'> {
  /** Tells fields of one name apart while they are edited. */
  readonly key: number;
  /** Its index in the element as it was read; null for a new one. */
  readonly from: number | null;
  readonly editable: boolean;
}

/** An element that is being edited and not yet written. */
export interface Draft {
  readonly row: number;
  readonly version: number;
  readonly kind: ExtensionKind;
  /** Index of the element that is changed; null for a new one. */
  readonly item: number | null;
  readonly fields: readonly DraftField[];
}

const KEPT = v.array(
  v.object({
    ...{
      row: v.number(),
      version: v.number(),
      kind: v.picklist(EXTENSION_KINDS),
      item: v.nullable(v.number()),
    },
    fields: v.array(
      v.object({
        ...{ name: v.string(), value: v.string(), editable: v.boolean() },
        attributes: v.array(v.object({ name: v.string(), value: v.string() })),
        ...{ key: v.number(), from: v.nullable(v.number()) },
      }),
    ),
  }) satisfies v.GenericSchema<unknown, Draft>,
);

export const usePanelEdits = defineStore('panelEdits', () => {
  const { engine } = useClient();
  const kept = useDrafts();
  /** One open form a row: it is still there when the user comes back to the row. */
  const drafts = shallowRef<ReadonlyMap<number, Draft>>(new Map());

  // They come with their project, and stay open while the user is at other rows.
  watch(
    () => kept.turn,
    () => {
      drafts.value = new Map(kept.of('row', KEPT)?.map((draft) => [draft.row, draft]));
    },
    { immediate: true },
  );
  watch(drafts, (now) => {
    kept.keep('row', now.size === 0 ? null : [...now.values()]);
  });

  /** Sets a column of rows; answers null, or why the value was refused. */
  async function setColumn(
    rows: RowSet,
    column: EditableColumn,
    value: string,
    force: boolean,
  ): Promise<ErrorData | null> {
    try {
      await engine['edit.set']({ rows: mutable(rows), column, value, force });
      return null;
    } catch (cause) {
      const error = errorOf(cause);
      return error.code === 'cancelled' ? null : error;
    }
  }

  function openDraft(draft: Draft): void {
    drafts.value = new Map(drafts.value).set(draft.row, draft);
  }

  function closeDraft(row: number): void {
    const rest = new Map(drafts.value);
    rest.delete(row);
    drafts.value = rest;
  }

  /** Writes the elements of a row; answers null, or why they were refused. */
  async function setItems(
    row: number,
    version: number,
    items: readonly ItemEdit[],
  ): Promise<ErrorData | null> {
    try {
      await engine['edit.setExtensions']({ id: row, version, items: mutable(items) });
      return null;
    } catch (cause) {
      return errorOf(cause);
    }
  }

  /** Writes an open form into its row and closes it; answers null, or why it was refused. */
  async function saveDraft(draft: Draft, detail: RowDetail): Promise<ErrorData | null> {
    const edit: ItemEdit = {
      kind: draft.kind,
      ...(draft.item === null ? {} : { from: draft.item }),
      fields: draft.fields.map(toFieldEdit),
    };
    const kept = keptItems(detail);
    const items = draft.item === null ? insertAfterKind(kept, detail, edit) : kept.with(draft.item, edit);
    const refused = await setItems(draft.row, draft.version, items);
    if (refused === null) closeDraft(draft.row);
    return refused;
  }

  return { drafts, setColumn, openDraft, closeDraft, setItems, saveDraft };
});

/** The elements of a row as they are. */
export function keptItems({ items }: Pick<RowDetail, 'items'>): ItemEdit[] {
  return items.map((_, from) => ({ kind: 'kept', from }));
}

/** New elements follow the last one of their kind. */
function insertAfterKind(kept: readonly ItemEdit[], { items }: RowDetail, edit: ItemEdit): ItemEdit[] {
  const last = items.findLastIndex(({ kind }) => kind === edit.kind);
  return kept.toSpliced(last < 0 ? kept.length : last + 1, 0, edit);
}

function toFieldEdit({ from, name, value, attributes }: DraftField): FieldEdit {
  return { ...(from === null ? {} : { from }), name, value, attributes };
}
