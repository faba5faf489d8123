// Tells in which fields two forms of a row differ. It looks at values only, never at what they mean.
import { REVIEW_FIELDS } from '../../../../shared/model/edit/review.ts';
import { isSameLastmod } from '../../../../shared/protocol/same-lastmod.ts';
import type { RowForm } from '../../store/pending/rows-as-stored.ts';

/**
 * The set of fields, among those of `compared`, in which two forms differ. An empty text and no value are the same, as the
 * store has one kind of empty cell, and so are two spellings of one instant.
 */
export function changedFields(before: RowForm, after: RowForm, compared: number): number {
  let fields = 0;
  for (const [bit, field] of REVIEW_FIELDS.entries()) {
    const [mine, theirs] = [before[field] ?? '', after[field] ?? ''];
    const isSame = field === 'lastmod' ? isSameLastmod(String(mine), String(theirs)) : mine === theirs;
    if (!isSame) fields |= 1 << bit;
  }
  return fields & compared;
}

/** Those of these fields that are empty. */
export function emptyFields(row: RowForm, fields: number): number {
  let empty = 0;
  for (const [bit, field] of REVIEW_FIELDS.entries()) {
    if ((row[field] ?? '') === '') empty |= 1 << bit;
  }
  return empty & fields;
}
