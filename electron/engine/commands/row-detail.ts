// row.detail: everything about one row, with its findings in words and its XML. It changes nothing.
import { AppError } from '../../../shared/contract/errors.ts';
import type { Problem } from '../../../shared/model/problem.ts';
import type { Command } from '../context.ts';
import { explainRow } from '../check/check-batch.ts';
import { readExtensions } from '../parse/read-extensions.ts';
import type { ProjectStore } from '../store/project-store.ts';
import { BLOCKING_FLAGS } from '../write/left-out.ts';
import { rowXml } from '../write/row-xml.ts';
import { readItems } from '../edit/extension-items.ts';
import { currentProject } from './current-project.ts';
import { extensionsVersion } from './extensions-version.ts';
import { checkContext } from './recheck.ts';

export const rowDetail: Command<'row.detail'> = ({ id }, context) => {
  const project = currentProject(context);
  const [row] = project.views.rows([id]);
  const stored = project.store.rowsById([id]);
  if (!row || stored.count === 0) throw new AppError('not-found', 'This row is no longer in the project.');
  const ext = stored.ext[0] ?? null;
  const written = row.included && ((stored.issues[0] ?? 0) & BLOCKING_FLAGS) === 0;
  return {
    row,
    sourceLocation: project.store.sources().find((source) => source.id === row.source)?.location ?? '',
    extensions: readExtensions(ext),
    items: readItems(ext),
    version: extensionsVersion(ext),
    findings: explainRow(row, checkContext(project)).map((finding) =>
      finding.code === 'loc-duplicate' ? withFirstPlace(finding, project.store, id) : finding,
    ),
    xml: written ? rowXml({ ...row, ext }) : null,
  };
};

/** The finding with the place of the row that it repeats. */
function withFirstPlace(finding: Problem, store: ProjectStore, id: number): Problem {
  const first = store.firstPlaceOf(id);
  if (!first) return finding;
  const location = store.sources().find((source) => source.id === first.source)?.location;
  const place =
    location === undefined
      ? 'a row that was added by hand'
      : `${first.line > 0 ? `line ${String(first.line)} of ` : ''}${location}`;
  return { ...finding, message: `${finding.message} It stands first in ${place}.` };
}
