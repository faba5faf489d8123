// row.detail: everything about one row, with its findings in words and its XML. It changes nothing.
import { rulesIn, ruleMask, blockingRule } from '../../../rows/rule-sets.ts';
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import type { Problem } from '../../../../../shared/model/problem.ts';
import type { Command } from '../../../project/context.ts';
import { explainRow } from '../../../check/check-batch.ts';
import { readExtensions } from '../../../read/parse/xml/read-extensions.ts';
import type { ProjectStore } from '../../../store/store.ts';
import { rowXml } from '../../export/row-xml.ts';
import { readItems } from '../../edit/extension-items.ts';
import { readCopies } from '../../edit/read-copies.ts';
import { currentProject } from '../../../project/current-project.ts';
import { fixableRules } from '../../check/fixable-rules.ts';
import { extensionsVersion } from '../extensions-version.ts';
import { checkContext } from '../../../check/run/check-context.ts';
import { rowRobots } from '../../../check/run/robots/judge-of-project.ts';

export const rowDetail: Command<'row.detail'> = ({ id }, context) => {
  const project = currentProject(context);
  const [row] = project.views.rows([id]);
  const stored = project.store.rowsById([id]);
  if (!row || stored.count === 0) throw new AppError('not-found', reason('row-gone'));
  const ext = stored.ext[0] ?? null;
  const exceptions = project.store.exceptions
    .list({ row: id })
    .flatMap(({ rule, reason: why }) =>
      rulesIn(ruleMask(rule)).map((known) => ({ rule: known, reason: why })),
    );
  const excepted = exceptions.map(({ rule }) => rule);
  const findings = explainRow({ ...row, ext, excepted }, checkContext(project), project.store.checks()).map(
    (finding) => (finding.code === 'loc-duplicate' ? withFirstPlace(finding, project.store, id) : finding),
  );
  const written = row.included && blockingRule(stored.issues[0] ?? 0) === null;
  return {
    row,
    sourceLocation: project.store.sources().find((source) => source.id === row.source)?.location ?? '',
    extensions: readExtensions(ext),
    items: readItems(ext),
    version: extensionsVersion(ext),
    findings,
    fixable: fixableRules(
      project,
      id,
      findings.map(({ code }) => code),
    ),
    robots: rowRobots(project.store, row.loc),
    exceptions,
    xml: written ? rowXml({ ...row, ext }) : null,
  };
};

/** The finding with the place of the row that it repeats. */
function withFirstPlace(finding: Problem, store: ProjectStore, id: number): Problem {
  const first = store.firstOfLoc(id);
  const place = first === null ? undefined : readCopies(store, [first]).get(first);
  if (!place) return finding;
  const { location, line } = place;
  const loc = finding.reason.params['loc'] ?? '';
  const words =
    location === ''
      ? reason('loc-duplicate-hand', { loc })
      : line > 0
        ? reason('loc-duplicate-line', { loc, location, line: String(line) })
        : reason('loc-duplicate-file', { loc, location });
  return { ...finding, reason: words };
}
