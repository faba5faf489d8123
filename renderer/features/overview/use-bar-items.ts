// The figures of the overview as bars with the conditions that they stand for. It asks for nothing.
import { computed, type ComputedRef } from 'vue';
import type { Overview } from '../../../shared/model/overview.ts';
import { REST_NAME } from '../../../shared/model/section.ts';
import { useText } from '../../locales/use-text.ts';
import { useProject } from '../project/project-store.ts';
import type { BarItem } from './charts/bar-item.ts';

export interface BarItems {
  readonly issues: ComputedRef<readonly BarItem[]>;
  /** Why rows are left out, the most frequent reason first. */
  readonly leftOut: ComputedRef<readonly BarItem[]>;
  readonly languages: ComputedRef<readonly BarItem[]>;
  readonly hosts: ComputedRef<readonly BarItem[]>;
  readonly sections: ComputedRef<readonly BarItem[]>;
}

export function useBarItems(figures: () => Overview): BarItems {
  const { t, languageName } = useText();
  const project = useProject();

  const issues = computed(() =>
    figures().issues.map(({ rule, severity, all, met }): BarItem => ({
      key: rule,
      label: t(`rules.${rule}`),
      tone: severity,
      condition: { kind: 'problem', rule },
      ...{ all, met },
    })),
  );
  const leftOut = computed(() =>
    figures()
      .leftOut.toSorted((a, b) => b.all - a.all)
      .map(({ value, all, met }): BarItem => ({
        key: value,
        label: value === 'excluded' ? t('filters.excluded') : t(`rules.${value}`),
        tone: 'plain',
        condition: { kind: 'leftOut', reason: value },
        ...{ all, met },
      })),
  );
  const languages = computed(() =>
    figures().languages.values.map(({ value, all, met }): BarItem => {
      const name = languageName(value);
      const label = name === value ? value : `${value} · ${name}`;
      return { key: value, label, tone: 'plain', condition: { kind: 'language', code: value }, all, met };
    }),
  );
  const hosts = computed(() =>
    figures().hosts.values.map(({ value, all, met }): BarItem => ({
      key: String(value),
      label: value ?? t('overview.noHost'),
      tone: 'plain',
      condition: { kind: 'set', column: 'host', values: [value] },
      ...{ all, met },
    })),
  );
  const sections = computed(() =>
    figures().sections.map(({ value, all, met }): BarItem => ({
      key: String(value),
      label: project.info?.sections.find(({ id }) => id === value)?.name ?? REST_NAME,
      tone: 'plain',
      condition: { kind: 'set', column: 'section', values: [value] },
      ...{ all, met },
    })),
  );
  return { issues, leftOut, languages, hosts, sections };
}
