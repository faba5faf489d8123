// The projects of a comparison as rows can be read from them: the open one, files, and copies that stand at an earlier
// state. None of them is changed; what was opened for it is closed again.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { reason } from '../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import { RULES_SIGNATURE } from '../../check/rule-registry.ts';
import { pursueSteps, type JobControl } from '../../job-runner.ts';
import type { OpenProject } from '../../open-project.ts';
import { tellTemporary } from '../../sources/temporary-places.ts';
import { ProjectStore } from '../../store/project-store.ts';
import { isSameFile } from '../project/project-open.ts';
import { recheckAllSteps, recheckTouched } from '../check/recheck.ts';

export class ComparedProjects {
  readonly #current: OpenProject | null;
  readonly #control: JobControl;
  readonly #opened = new Map<string, ProjectStore>();
  #folder: string | null = null;
  #copies = 0;

  constructor(current: OpenProject | null, control: JobControl) {
    this.#current = current;
    this.#control = control;
  }

  /** The open project, or the state after one of its changes. */
  async open(change: number | undefined): Promise<ProjectStore> {
    if (!this.#current) throw new AppError('no-project', reason('no-project'));
    return change === undefined ? this.#current.store : this.#at(this.#current.store, change);
  }

  /** A project file as it is, or at a state by its name or number. */
  async file(path: string, state: string | undefined): Promise<ProjectStore> {
    const store = this.#file(resolve(path));
    if (state === undefined) return store;
    const change = store.states.named(state);
    if (change === null)
      throw new AppError('not-found', reason('compare-no-state', { path: store.path, state }));
    return this.#at(store, change);
  }

  /** Brings the flags up to date that decide what is written. */
  async checked(store: ProjectStore): Promise<ProjectStore> {
    if (store.checkedWith() !== RULES_SIGNATURE && store !== this.#current?.store) {
      await pursueSteps(recheckAllSteps({ store }), store.counts().rows, this.#control);
    }
    return store;
  }

  /** Closes what was opened and removes the copies. */
  async dispose(): Promise<void> {
    for (const store of this.#opened.values()) store.close();
    this.#opened.clear();
    if (this.#folder === null) return;
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 5 });
    tellTemporary(this.#folder, false);
  }

  #file(path: string): ProjectStore {
    if (this.#current && isSameFile(this.#current.store.path, path)) return this.#current.store;
    const known = [...this.#opened].find(([other]) => other === path || isSameFile(other, path));
    if (known) return known[1];
    const store = ProjectStore.open(path);
    this.#opened.set(path, store);
    if (store.recoveredFrom === null) return store;
    throw new AppError(
      'damaged-project',
      reason('compare-recovered', { path: store.recoveredFrom, copy: store.path }),
    );
  }

  async #at(store: ProjectStore, change: number): Promise<ProjectStore> {
    if (change === store.states.present()) return store;
    if (!store.states.has(change)) {
      throw new AppError('not-found', reason('compare-no-state', { path: store.path, state: change }));
    }
    if (this.#folder === null) {
      this.#folder = await mkdtemp(join(tmpdir(), 'mapwright-compare-'));
      tellTemporary(this.#folder, true);
    }
    const path = join(this.#folder, `${String(++this.#copies)}-${basename(store.path)}`);
    await store.db.backUp(path);
    this.#control.signal.throwIfAborted();
    const copy = ProjectStore.open(path);
    this.#opened.set(path, copy);
    const steps = copy.states.goTo(change, (touched, kept) =>
      recheckTouched({ store: copy }, touched, { kept }),
    );
    await pursueSteps(steps, copy.states.rowsBetween(change) * 2, this.#control);
    return copy;
  }
}
