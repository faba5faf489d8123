// The project's issues in the palette: choosing one shows its rows, as the outline does, or how they can be fixed.
import { computed, type ComputedRef } from 'vue';
import type { RuleCount } from '../../../shared/model/rule.ts';
import type { PaletteEntry } from '../../shell/menus/palette-entry.ts';
import { useDialogs } from '../../shell/dialogs/dialogs-store.ts';
import { useMayChange } from '../../shell/use-may-change.ts';
import { useText } from '../../locales/use-text.ts';
import { useProject } from '../project/project-store.ts';
import { useShowRows } from '../view/use-show-rows.ts';

export function useIssueEntries(): ComputedRef<readonly PaletteEntry[]> {
  const { t, plural } = useText();
  const change = useMayChange();
  const dialogs = useDialogs();
  const project = useProject();
  const showRows = useShowRows();

  function rowsEntry({ rule, rows, severity, filter }: RuleCount): PaletteEntry {
    return {
      id: `issue.${rule}`,
      kind: 'issue',
      label: t(`rules.${rule}`),
      words: `${rule} ${t(`severities.${severity}`)}`,
      note: plural('common.rows', rows),
      run: filter
        ? () => showRows({ kind: 'problem', rule })
        : () => {
            dialogs.open({ kind: 'rules' });
          },
    };
  }

  function fixEntry({ rule }: RuleCount): PaletteEntry {
    return {
      id: `fix.${rule}`,
      kind: 'issue',
      label: t('fixes.menuFix', { rule: t(`rules.${rule}`) }),
      words: rule,
      why: change.why,
      onlyTyped: true,
      run: () => {
        dialogs.open({ kind: 'fix', rule });
      },
    };
  }

  function allEntry(rows: number): PaletteEntry {
    return {
      id: 'issue',
      kind: 'issue',
      label: t('outline.anyProblem'),
      words: t('fixes.allWords'),
      note: plural('common.rows', rows),
      run: () => showRows({ kind: 'problem' }),
    };
  }

  return computed(() => {
    const flagged = project.info?.flagged ?? 0;
    const rules = (project.info?.problems ?? [])
      .filter(({ rows }) => rows > 0)
      .toSorted((a, b) => b.rows - a.rows);
    return [
      ...(flagged > 0 ? [allEntry(flagged)] : []),
      ...rules.map(rowsEntry),
      ...rules.filter(({ fixable }) => fixable).map(fixEntry),
    ];
  });
}
