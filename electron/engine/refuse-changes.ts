// The requests that change a project, or say in it what was done with it: a project that is open for reading alone refuses
// them. It opens and changes nothing.
import * as v from 'valibot';
import { reason } from '../../shared/contract/error-texts.ts';
import { AppError } from '../../shared/contract/errors.ts';
import type { RequestName } from '../../shared/contract/requests/requests.ts';
import type { EngineContext } from './project/context.ts';

const CHANGES: ReadonlySet<RequestName> = new Set<RequestName>([
  'clusters.build',
  'clusters.complete',
  'clusters.set',
  'compare.apply',
  'edit.apply',
  'edit.cut',
  'edit.delete',
  'edit.fill',
  'edit.move',
  'edit.moveRows',
  'edit.paste',
  'edit.section',
  'edit.set',
  'edit.setExtensions',
  'exception.set',
  'export.removeOld',
  'export.start',
  'fix.apply',
  'fix.applySafe',
  'history.goTo',
  'history.mark',
  'history.redo',
  'history.undo',
  'history.unmark',
  'import.retry',
  'import.start',
  'profile.delete',
  'profile.save',
  'project.compact',
  'project.setSettings',
  'review.accept',
  'review.apply',
  'robots.remove',
  'robots.save',
  'robots.setAgents',
  'robots.use',
  'rules.set',
  'section.define',
  'table.apply',
  'view.delete',
  'view.rename',
  'view.save',
]);

/** What says that it only tells what it would do. */
const trial = v.object({ dryRun: v.literal(true) });

/** Throws "read-only" where the request would change the open project, and that can't be changed. A trial changes nothing. */
export function refuseChange(name: RequestName, params: unknown, { current }: EngineContext): void {
  if (!current || current.readOnly === null || !CHANGES.has(name)) return;
  if (v.is(trial, params)) return;
  throw new AppError('read-only', reason('project-read-only', { path: current.store.path }));
}
