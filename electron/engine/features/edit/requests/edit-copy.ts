// edit.copy: cells as tab-separated text for the clipboard. It changes nothing.
import { basename } from 'node:path';
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import { formatTsv } from '../../../../../shared/model/table/format-tsv.ts';
import { agentOfColumn } from '../../../../../shared/model/rows/robots-column.ts';
import { MAX_COPY_ROWS } from '../../../../../shared/model/edit/text-limits.ts';
import type { Command } from '../../../project/context.ts';
import { cellTextOf } from '../cell-text-of.ts';
import { currentProject } from '../../../project/current-project.ts';

export const editCopy: Command<'edit.copy'> = ({ rows, columns }, context) => {
  const { views, store } = currentProject(context);
  const ids = views.ids(rows);
  if (ids.length > MAX_COPY_ROWS) {
    throw new AppError('too-large', reason('copy-too-large', { max: MAX_COPY_ROWS, rows: ids.length }));
  }
  const names = {
    source: new Map(store.sources().map(({ id, location }) => [id, basename(location)])),
    section: new Map(store.sections.list().map(({ id, name }) => [id, name])),
  };
  const agents = columns.flatMap((column) => agentOfColumn(column) ?? []);
  const cells = views.rows(ids, agents).map((row) => columns.map((column) => cellTextOf(row, column, names)));
  return { text: formatTsv(cells) };
};
