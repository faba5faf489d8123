// Which rules have findings that can be fixed, as the rows are just now: only there a fix is offered.
import { defineStore } from 'pinia';
import { onScopeDispose, shallowRef, watch } from 'vue';
import type { RuleCount, RuleId } from '../../../shared/model/rule.ts';
import { useClient } from '../../engine/app-client.ts';
import { errorOf } from '../../engine/error-of.ts';
import { useNotices } from '../../shell/notices/notices-store.ts';
import { useProject } from '../project/project-store.ts';

/** Long enough that edits one after the other ask once. */
const DELAY_MS = 300;

/** The answer was of a project, or of rows, that are no longer there. */
const OUTDATED: readonly string[] = ['cancelled', 'stale-view', 'no-project'];

export const useFixable = defineStore('fixable', () => {
  const { engine } = useClient();
  const notices = useNotices();
  const project = useProject();
  const unfixable = shallowRef<readonly RuleId[]>([]);
  let turn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  watch(
    [() => project.info?.path, () => project.info?.revision],
    ([path], [before]) => {
      clearTimeout(timer);
      turn++;
      if (path !== before) unfixable.value = [];
      if (!project.info?.problems.some((rule) => rule.fixable && rule.filter && rule.rows > 0)) return;
      timer = setTimeout(() => void read(), DELAY_MS);
    },
    { immediate: true },
  );
  onScopeDispose(() => {
    clearTimeout(timer);
  });

  async function read(): Promise<void> {
    const mine = turn;
    try {
      const found = await engine['fix.unfixable']({});
      if (mine === turn) unfixable.value = found;
    } catch (cause) {
      if (mine === turn && !OUTDATED.includes(errorOf(cause).code)) notices.showError(cause);
    }
  }

  /** True where the rule has a fix and, as far as is known, a finding that it takes away. */
  function isFixable({ rule, fixable }: Pick<RuleCount, 'rule' | 'fixable'>): boolean {
    return fixable && !unfixable.value.includes(rule);
  }

  return { isFixable };
});
