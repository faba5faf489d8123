// The projects of a comparison as rows can be read from them: the open one, files, and copies that stand at an earlier
// state. None of them is changed; what was opened for it is closed again.
import { basename, join, resolve } from 'node:path';
import { reason } from '../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import { RULES_SIGNATURE } from '../../check/rule-registry.ts';
import { pursueSteps, type JobControl } from '../../jobs/job-runner.ts';
import { makeTemporaryFolder, type TemporaryFolder } from '../../../files/temporary-folder.ts';
import type { OpenProject } from '../../project/open-project.ts';
import { ProjectStore } from '../../store/store.ts';
import { openReadable } from '../project/open-for-reading.ts';
import { isOneFile } from '../../../files/refuse-target.ts';
import { recheckAllSteps, recheckTouched } from '../../check/run/recheck.ts';

export class ComparedProjects {
  readonly #current: OpenProject | null;
  readonly #control: JobControl;
  readonly #opened = new Set<ProjectStore>();
  /** Those of them that are files as they are; both sides may ask for one at once. */
  readonly #files = new Map<string, Promise<ProjectStore>>();
  #folder: TemporaryFolder | null = null;
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
    const store = await this.#file(resolve(path));
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
    await Promise.allSettled(this.#files.values());
    for (const store of this.#opened) store.close();
    this.#opened.clear();
    await this.#folder?.remove();
  }

  async #file(path: string): Promise<ProjectStore> {
    if (this.#current && isOneFile(this.#current.store.path, path)) return this.#current.store;
    const known = [...this.#files.keys()].find((other) => other === path || isOneFile(other, path));
    const opening = this.#files.get(known ?? path) ?? openReadable(path);
    this.#files.set(known ?? path, opening);
    const store = await opening;
    this.#opened.add(store);
    if (store.recoveredFrom === null) return store;
    const told = { path: store.recoveredFrom, copy: store.path };
    const { foreignPart: part } = store.origin;
    const why =
      part === null ? reason('compare-recovered', told) : reason('compare-foreign', { ...told, part });
    throw new AppError('damaged-project', why);
  }

  async #at(store: ProjectStore, change: number): Promise<ProjectStore> {
    if (change === store.states.present()) return store;
    if (!store.states.has(change)) {
      throw new AppError('not-found', reason('compare-no-state', { path: store.path, state: change }));
    }
    this.#folder ??= await makeTemporaryFolder('compare');
    const path = join(this.#folder.path, `${String(++this.#copies)}-${basename(store.path)}`);
    await store.db.backUp(path);
    this.#control.signal.throwIfAborted();
    const copy = ProjectStore.open(path);
    this.#opened.add(copy);
    const steps = copy.states.goTo(change, (touched, kept) =>
      recheckTouched({ store: copy }, touched, { kept }),
    );
    await pursueSteps(steps, copy.states.rowsBetween(change) * 2, this.#control);
    return copy;
  }
}
