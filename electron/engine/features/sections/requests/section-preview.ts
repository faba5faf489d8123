// section.preview and section.stopPreview: how many rows sections would have, before they are kept. It changes nothing.
import { BATCH_ROWS } from '../../../rows/entry-batch.ts';
import type { Section, SectionSizes } from '../../../../../shared/model/section.ts';
import type { Steps } from '../../../../../shared/model/steps.ts';
import type { Command } from '../../../project/context.ts';
import { runnerForEach } from '../../../jobs/preview-runner.ts';
import type { ProjectStore } from '../../../store/store.ts';
import { classifier } from '../../../view/filter/classify-rows.ts';
import { currentProject } from '../../../project/current-project.ts';

/** The function by which a preview asks, so that sorting that goes on meanwhile keeps its own. */
const MEETS = 'mapwright_would_meet';

const runnerOf = runnerForEach();

export const sectionPreview: Command<'section.preview'> = ({ sections }, context, window = 0) => {
  const project = currentProject(context);
  return runnerOf(project, window).run(countRows(project.store, sections), () => undefined);
};

export const sectionStopPreview: Command<'section.stopPreview'> = (_, context, window = 0) => {
  runnerOf(currentProject(context), window).stop();
  return null;
};

/** Places count from 1, as 0 are the rows of none. Yields the rows looked at. */
function* countRows(store: ProjectStore, list: readonly Section[]): Steps<SectionSizes> {
  const sources = new Map(store.sources().map(({ id, location }) => [id, location]));
  const groups = list.map(({ conditions }, at) => ({ id: at + 1, conditions }));
  const classify = classifier(store.db, groups, sources, MEETS);
  const placeOf = new Map([[0, 0], ...list.flatMap(({ id }, at) => (id > 0 ? [[id, at + 1] as const] : []))]);
  const sizes = new Array<number>(list.length + 1).fill(0);
  const last = store.sections.highestId();
  for (let from = 1; from <= last; from += BATCH_ROWS) {
    const to = Math.min(last, from + BATCH_ROWS - 1);
    const found = classify(from, to);
    const rows = store.sections.rows(from, to);
    rows.forEach(({ chosen }, i) => {
      const place = (chosen === null ? undefined : placeOf.get(chosen)) ?? found[i]?.group ?? 0;
      sizes[place] = (sizes[place] ?? 0) + 1;
    });
    yield to - from + 1;
  }
  const [rest = 0, ...rows] = sizes;
  return { rows, rest };
}
