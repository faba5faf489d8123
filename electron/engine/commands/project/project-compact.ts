// project.compact: forgets the oldest steps as the user says, and gives the room that nothing takes back to the disk. Nothing
// of it happens by itself.
import { statSync } from 'node:fs';
import type { CompactResult } from '../../../../shared/model/compact-result.ts';
import type { Command } from '../../context.ts';
import { readMeta, writeMeta } from '../../store/settings.ts';
import { announceChange, changeableProject } from './current-project.ts';

/** The bounds that were given last. */
const BOUNDS = 'historyBounds';

interface KeptBounds {
  readonly steps?: number | undefined;
  readonly days?: number | undefined;
}

const DAY_MS = 86_400_000;

export const projectCompact: Command<'project.compact'> = ({ steps, days, dryRun }, context) => {
  const project = changeableProject(context);
  const { db, states, path } = project.store;
  const given: KeptBounds = { steps, days };
  const isGiven = steps !== undefined || days !== undefined;
  const bounds = isGiven ? given : ((readMeta(db, BOUNDS) as KeptBounds | undefined) ?? {});
  const since = bounds.days === undefined ? undefined : Date.now() - bounds.days * DAY_MS;
  const before = statSync(path).size;
  const forgotten: CompactResult = {
    ...tried(db, dryRun, () => {
      if (isGiven) writeMeta(db, BOUNDS, given);
      return states.forget({ steps: bounds.steps, since });
    }),
    before,
    after: before,
  };
  if (dryRun) return forgotten;
  const resume = db.bypassLog();
  try {
    db.exec('VACUUM');
  } finally {
    resume();
  }
  announceChange(context, project);
  return { ...forgotten, after: statSync(path).size };
};

/** What work tells; nothing of it remains where it is only tried. */
function tried<T>(db: Transactional, isTrial: boolean, work: () => T): T {
  const told: { result?: T } = {};
  try {
    return db.transaction(() => {
      told.result = work();
      if (isTrial) throw new TakenBack();
      return told.result;
    });
  } catch (error) {
    if (error instanceof TakenBack) return told.result as T;
    throw error;
  }
}

interface Transactional {
  readonly transaction: <T>(work: () => T) => T;
}

class TakenBack extends Error {}
