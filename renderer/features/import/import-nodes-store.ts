// What the running or the last import has found, asked for while anybody looks. It starts and ends no import.
import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import type { ImportNode, ImportNodes } from '../../../shared/model/import/found-sources.ts';
import { useClient } from '../../engine/app-client.ts';

const ASK_AGAIN_MS = 300;

export const useImportNodes = defineStore('importNodes', () => {
  const { engine } = useClient();
  const nodes = shallowRef<readonly ImportNode[]>([]);
  const counts = shallowRef<ImportNodes['counts'] | null>(null);
  const byId = new Map<number, ImportNode>();
  let run = 0;
  let revision = 0;

  function take(answer: ImportNodes): void {
    if (answer.run !== run) {
      byId.clear();
      run = answer.run;
    }
    revision = answer.revision;
    counts.value = answer.counts;
    for (const node of answer.nodes) byId.set(node.id, node);
    nodes.value = [...byId.values()].sort((a, b) => a.id - b.id);
  }

  /** Asks for what is new. Never rejects: without an answer the last state stays. */
  async function refresh(): Promise<void> {
    try {
      for (let more = true; more;) {
        const asked = await engine['import.nodes']({ since: revision });
        const answer =
          asked && asked.run !== run && revision > 0 ? await engine['import.nodes']({ since: 0 }) : asked;
        if (!answer) return;
        more = answer.more;
        if (answer.nodes.length > 0 || answer.run !== run) take(answer);
      }
    } catch {
      // The project or the engine has gone; whoever shows it is told elsewhere.
    }
  }

  /** Asks again and again until the returned function is called. */
  function watch(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const ask = async (): Promise<void> => {
      await refresh();
      if (!stopped) timer = setTimeout(() => void ask(), ASK_AGAIN_MS);
    };
    void ask();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }

  return { nodes, counts, refresh, watch };
});
