// Brings the flags of rows that robots.txt blocks up to date: after rows changed, and after a robots.txt came, changed
// or went, also by undo. It wires store and check.
import { ruleMask } from '../../../rows/rule-sets.ts';
import type { Steps } from '../../../../../shared/model/steps.ts';
import { blockedFor, blockedReader } from '../../check-batch.ts';
import { UNTOUCHED } from '../../robots/address-judge.ts';
import { standardParams } from '../../rule-level.ts';
import { agentsOf, robotsBlocked } from '../../rules/robots/robots-blocked.ts';
import type { CheckContext } from '../../rule-definition.ts';
import type { ProjectStore } from '../../../store/store.ts';
import { changedRules, type ChangedRules } from '../changed-rules.ts';
import { checkContext } from '../check-context.ts';
import { textsOf } from './judge-of-project.ts';
import { scanRobots } from './scan-robots.ts';

const BLOCKED = ruleMask('robots-blocked');

/** Rows whose flag changes, written together. */
const WRITTEN_AT_ONCE = 5_000;

/** After any change: does next to nothing where the files are those that the flags were judged by. */
export function* recheckRobots({ store }: { readonly store: ProjectStore }): Steps<void> {
  const { robots } = store;
  const judgedBy = robots.checkedWith();
  if (robots.signature() === judgedBy) return;
  const context = checkContext({ store });
  const agents = agentsOf(context.active?.params['robots-blocked'] ?? standardParams(robotsBlocked));
  const before = robots.filesOf(judgedBy);
  const isKnown = before.length === judgedBy.split(',').filter(Boolean).length;
  const changes = isKnown ? changedRules(textsOf(before), textsOf(robots.files()), agents) : null;
  yield 0;
  // A rule that is off has no flags, before and after.
  if (isOn(context) && changes?.agents.length !== 0) yield* writeFlags(store, context, changes);
  noteRobots(store);
}

/** The flags of all rows. Looks at none where no robots.txt has anything to say, now or before. */
export function* recheckAllRobots(store: ProjectStore, context: CheckContext): Steps<void> {
  const isAsked = context.robots !== undefined && isOn(context);
  if (isAsked || (store.ruleCounts().get('robots-blocked') ?? 0) > 0) {
    yield* writeFlags(store, context, null);
  }
  noteRobots(store);
}

/** The flags of rows that changed. */
export function recheckRobotsOf(store: ProjectStore, ids: Uint32Array, context: CheckContext): void {
  if (context.robots === undefined || !isOn(context)) return;
  const isBlocked = blockedReader(context);
  const changes = new FlagChanges(store);
  for (let from = 0; from < ids.length; from += WRITTEN_AT_ONCE) {
    const { count, id, issues, loc, included } = store.rowsById(
      Array.from(ids.subarray(from, from + WRITTEN_AT_ONCE)),
    );
    for (let i = 0; i < count; i++) {
      const blocked = included[i] === true && isBlocked?.(loc[i] ?? '') === true;
      changes.add(id[i] ?? 0, blocked, issues[i] === 0);
    }
    changes.write();
  }
}

/** Notes that all flags are as the present files have them. */
export function noteRobots({ robots }: Pick<ProjectStore, 'robots'>): void {
  if (robots.signature() === robots.checkedWith()) return;
  robots.noteChecked();
  robots.tellChanged();
}

function isOn({ active }: CheckContext): boolean {
  return active === undefined || (active.enabled & BLOCKED) !== 0n;
}

/** Only rows that a rule that changed matches are judged; of them, those that get or lose the flag are written. */
function* writeFlags(store: ProjectStore, context: CheckContext, changes: ChangedRules | null): Steps<void> {
  const agents = blockedFor(context);
  const files = agents ? textsOf(store.robots.files()) : [];
  const flags = new FlagChanges(store);
  let places: number[] = [];
  let blocked: boolean[] = [];
  yield* scanRobots(store.db, {
    question: { kind: 'mask', files, agents: agents ?? [], changed: changes?.files ?? null },
    visit: (value, place) => {
      if (value === UNTOUCHED) return;
      places.push(place);
      blocked.push(value > 0);
    },
    done: (part) => {
      if (places.length === 0) return;
      const flagsAt = part.flags();
      for (let i = 0; i < places.length; i++) {
        const place = places[i] ?? 0;
        const { included, clean } = flagsAt(place);
        flags.add(part.id(place), blocked[i] === true && included, clean);
      }
      places = [];
      blocked = [];
      flags.write();
    },
  });
}

/** Collects rows that get or lose the flag. */
class FlagChanges {
  readonly #store: ProjectStore;
  #ids: number[] = [];
  #flagged: boolean[] = [];
  #clean: boolean[] = [];

  constructor(store: ProjectStore) {
    this.#store = store;
  }

  /** `clean`: it breaks no other rule. */
  add(id: number, blocked: boolean, clean: boolean): void {
    const { exceptions, robotsFlags } = this.#store;
    const counts = blocked && (exceptions.maskOf(id) & BLOCKED) === 0n;
    if (robotsFlags.has(id) === counts) return;
    this.#ids.push(id);
    this.#flagged.push(counts);
    this.#clean.push(clean);
  }

  write(): void {
    if (this.#ids.length === 0) return;
    this.#store.flags.setBlocked({ ids: this.#ids, flagged: this.#flagged }, this.#clean);
    this.#ids = [];
    this.#flagged = [];
    this.#clean = [];
  }
}
