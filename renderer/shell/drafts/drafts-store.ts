// What is typed in the forms of the open project and not saved yet. It gives the host what changed, shortly after, so that a
// crash of window, engine or host loses none of it; what a form holds only the form knows.
import { defineStore } from 'pinia';
import * as v from 'valibot';
import { ref } from 'vue';
import { DRAFT_MAX } from '../../../shared/contract/host.ts';
import { useClient } from '../../engine/app-client.ts';
import { useProject } from '../../features/project/project-store.ts';

/** After the first of several changes. */
const DELAY_MS = 200;

export const useDrafts = defineStore('drafts', () => {
  const { host } = useClient();
  const project = useProject();
  /** The project that these are of. */
  let owner: string | null = null;
  /** Grows when those of a project have come: for forms that are there before it. */
  const turn = ref(0);
  let kept = new Map<string, string>();
  const changed = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** To be called for a project that has come, before its forms are shown: gives the names of those with something in them. */
  async function take(): Promise<readonly string[]> {
    flush();
    owner = project.info?.path ?? null;
    kept = new Map();
    // Where the host has none to give, the forms are empty, as ever.
    const found = owner === null ? {} : await host['drafts.take']({ project: owner }).catch(() => ({}));
    kept = new Map(Object.entries(found));
    turn.value++;
    return [...kept.keys()];
  }

  /** What a form held; null where that is nothing, or cannot be read. */
  function of<S extends v.GenericSchema>(form: string, schema: S): v.InferOutput<S> | null {
    try {
      return v.parse(schema, JSON.parse(kept.get(form) ?? 'null'));
    } catch {
      return null;
    }
  }

  /** Keeps what a form holds, as JSON has it; null: nothing that would be lost. More than the host takes stays in the window. */
  function keep(form: string, value: unknown): void {
    if (owner === null || owner !== project.info?.path) return;
    const text = value === null ? undefined : JSON.stringify(value);
    if (text === kept.get(form)) return;
    if (text === undefined || text.length > DRAFT_MAX) kept.delete(form);
    else kept.set(form, text);
    changed.add(form);
    // What was saved or given up is not to come back.
    if (text === undefined) flush();
    else timer ??= setTimeout(flush, DELAY_MS);
  }

  /** Tells the host at once, as where the page goes. */
  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    for (const form of changed) tell(form);
    changed.clear();
  }

  function tell(form: string): void {
    if (owner === null) return;
    // A host that can't keep it, or is gone, leaves it in the window, as it would be without all this.
    host['drafts.keep']({ project: owner, form, value: kept.get(form) ?? null }).catch(() => undefined);
  }

  /** The user left the project: what its forms held goes. */
  async function drop(): Promise<void> {
    const left = owner;
    changed.clear();
    kept.clear();
    owner = null;
    if (left !== null) await host['drafts.drop']({ project: left }).catch(() => null);
  }

  /** The same project has another file from now on; what was typed for the one that was there before goes with it. */
  async function renamed(): Promise<void> {
    const before = new Map(kept);
    await drop();
    const path = project.info?.path ?? null;
    const replaced = path === null ? {} : await host['drafts.take']({ project: path }).catch(() => ({}));
    owner = path;
    kept = before;
    for (const form of new Set([...Object.keys(replaced), ...kept.keys()])) tell(form);
  }

  return { turn, take, of, keep, flush, drop, renamed };
});
