// Where a re-import puts what it reads: into a review of changes, compared with what the project has of each source.
// It changes no row and no source.
import { isExcluded, type NormalBatch } from '../../../rows/entry-batch.ts';
import { columnsIn, valuesAt } from '../../../rows/row-values.ts';
import type { ChangeLabel } from '../../../../../shared/model/edit/change.ts';
import type { SourceFormat, SourceInfo, SourceOrigin } from '../../../../../shared/model/project.ts';
import type { Steps } from '../../../../../shared/model/steps.ts';
import type { NewSource, PendingReview } from '../../../project/open-project.ts';
import { fieldSet, type ChangeStage, type NewForm, type NewRow } from '../../pending/change-stage.ts';
import type { SourceFacts, SourceVersion } from '../../../store/source-table.ts';
import type { ReadRobots } from '../../../check/run/robots/keep-robots.ts';
import type { KeptSource, RowSink } from '../row-sink.ts';

interface Begun {
  readonly location: string;
  readonly format: SourceFormat | null;
  readonly parent: number | null;
  entries: number;
  facts: SourceFacts;
}

const NOTHING: SourceFacts = { bytes: 0, problems: [] };
const INCLUDED = fieldSet(['included']);

export class ReviewSink implements RowSink {
  readonly #stage: ChangeStage;
  /** The sources that are looked at again, by their location; of two with one location the first. */
  readonly #byLocation = new Map<string, SourceInfo>();
  readonly #scope: readonly SourceInfo[];
  readonly #below: ReadonlyMap<number | null, readonly SourceInfo[]>;
  readonly #begun = new Map<number, Begun>();
  /** Kept as they are: unchanged, or not to be had. */
  readonly #kept = new Set<number>();
  readonly #robots: ReadRobots[] = [];
  /** By source, the address that its last reading kept without including it, as it may have been cut. */
  readonly #held: ReadonlyMap<number, string>;
  #new = 0;

  constructor(
    stage: ChangeStage,
    scope: readonly SourceInfo[],
    held: ReadonlyMap<number, string> = new Map(),
  ) {
    this.#stage = stage;
    this.#held = held;
    this.#scope = scope;
    this.#below = Map.groupBy(scope, ({ parent }) => parent);
    for (const source of scope.toReversed()) this.#byLocation.set(source.location, source);
  }

  addSource(location: string, format: SourceFormat | null, parent: number | null): number {
    const known = this.#byLocation.get(location)?.id;
    const id = known ?? -++this.#new;
    this.#begun.set(id, { location, format, parent, entries: 0, facts: NOTHING });
    return id;
  }

  add(source: number, batch: NormalBatch): void {
    const held = this.#held.get(source);
    this.#stage.add(source, rowsOf(batch), ({ form }) =>
      // What was left out only because it may have been cut is proposed once it was not.
      form.included && form.loc === held ? { ...form, compared: form.compared | INCLUDED } : form,
    );
    const begun = this.#begun.get(source);
    if (begun) begun.entries += batch.count;
  }

  finishSource(source: number, facts: SourceFacts): void {
    const begun = this.#begun.get(source);
    if (begun) begun.facts = facts;
  }

  keepRobots(robots: ReadRobots): void {
    this.#robots.push(robots);
  }

  keepSource(location: string, failed: boolean): KeptSource | null {
    const source = this.#byLocation.get(location);
    // One that never could be had has nothing to keep; it is noted as failed anew.
    if (!source || (failed && source.state === 'failed' && source.entries === 0)) return null;
    this.#kept.add(source.id);
    return { source: source.id, children: this.#below.get(source.id) ?? [] };
  }

  /** Ends the comparing, in steps, and gives the review. */
  *finish(label: ChangeLabel): Steps<Omit<PendingReview, 'id' | 'revision'>> {
    const gone = this.#gone();
    const complete = [...this.#begun].filter(([id, { facts }]) => id > 0 && facts.state !== 'failed');
    const ended = new Set([...complete.map(([id]) => id), ...gone.map(({ source }) => source)]);
    yield* this.#stage.finish((source) => ended.has(source));
    const versions = complete.map(([source, begun]) => ({ ...versionOf(begun), source }));
    const { table, unchanged } = this.#stage;
    return {
      label,
      table,
      unchanged,
      versions: [...versions, ...gone],
      newSources: this.#newSources(),
      robots: this.#robots,
    };
  }

  /** How to tell, from now on, whether sources have changed. */
  origins(): Map<number, SourceOrigin> {
    const found = [...this.#begun].filter(([id, { facts }]) => id > 0 && facts.state !== 'failed');
    return new Map(found.map(([id, { facts }]) => [id, facts.origin ?? {}]));
  }

  /** Sources that what names them was read and does not name any more. */
  #gone(): SourceVersion[] {
    const gone = new Map<number, SourceVersion>();
    // A parent stands before its children, so one pass finds those below one that is gone, too.
    for (const { id, parent, format, state } of this.#scope) {
      if (parent === null || this.#begun.has(id) || this.#kept.has(id) || state === 'gone') continue;
      const above = this.#begun.get(parent);
      if (!gone.has(parent) && above?.facts.state !== 'done') continue;
      gone.set(id, { source: id, format, entries: 0, bytes: 0, problems: [], parent, state: 'gone' });
    }
    return [...gone.values()];
  }

  #newSources(): NewSource[] {
    const fresh = [...this.#begun].filter(([id]) => id < 0).sort(([a], [b]) => b - a);
    return fresh.map(([, { location, format, parent, entries, facts }]) => ({
      location,
      format,
      parent,
      entries,
      facts,
    }));
  }
}

function versionOf({ format, parent, entries, facts }: Begun): Omit<SourceVersion, 'source'> {
  return { ...facts, format, parent, entries };
}

function rowsOf(batch: NormalBatch): (NewRow & { readonly form: NewForm })[] {
  const compared = fieldSet(['ext', ...columnsIn(batch)]);
  return batch.loc.map((loc, i) => ({
    loc,
    hash: batch.hash[i] ?? 0,
    line: batch.line[i] ?? 0,
    form: { ...valuesAt(batch, i), ext: batch.ext[i] ?? null, included: !isExcluded(batch, i), compared },
  }));
}
