// What a step of undo did, in the user's language. It shows nothing by itself.
import { TRANSFORM_KINDS } from '../../../shared/model/edit/bulk-edit.ts';
import type { ChangeLabel, HistoryStep } from '../../../shared/model/edit/change.ts';
import type { Text } from '../../locales/use-text.ts';

/** What was done, without how much: "Edit Priority". */
export function changeName(label: ChangeLabel, { t, plural }: Pick<Text, 't' | 'plural'>): string {
  switch (label.code) {
    case 'text':
      return label.text;
    case 'import':
      return label.files === 1
        ? t('changes.importOne', { name: label.name })
        : plural('changes.importMany', label.files);
    case 'update':
    case 'retry':
      return plural(`changes.${label.code}`, label.sources);
    case 'set':
    case 'clear':
      return t(`changes.${label.code}`, { column: t(`columns.${label.column}`) });
    case 'section':
      return label.name === null ? t('changes.sectionByRules') : t('changes.section', { name: label.name });
    case 'replace':
      return t('changes.replace', { find: shortened(label.find), replacement: shortened(label.replacement) });
    case 'fix':
    case 'ignore':
    case 'countAgain':
      return t(`changes.${label.code}`, { rule: t(`rules.${label.rule}`) });
    case 'language':
      return t('changes.language', { language: label.language });
    case 'compare':
      return t('changes.compare', { name: shortened(label.name) });
    case 'robots':
    case 'robotsRemove':
      return t(`changes.${label.code}`, { origin: label.origin });
    case 'transform':
      return transformName(label.transform, t);
    case 'include':
    case 'exclude':
    case 'paste':
    case 'fill':
    case 'clearAll':
    case 'add':
    case 'delete':
    case 'move':
    case 'moveRows':
    case 'extensions':
    case 'sections':
    case 'completeClusters':
    case 'buildClusters':
    case 'fixSafe':
    case 'joinRows':
      return t(`changes.${label.code}`);
  }
}

/** What was done, and to how many rows, where it was to any. Sentences of older projects say it themselves. */
export function changeText({ label, rows }: HistoryStep, text: Pick<Text, 't' | 'plural'>): string {
  const what = changeName(label, text);
  return label.code === 'text' || rows === 0 ? what : text.plural('changes.withRows', rows, { what });
}

function transformName(kind: string, t: Text['t']): string {
  const known = TRANSFORM_KINDS.find((one) => one === kind);
  return known ? t(`transforms.names.${known}`) : kind;
}

function shortened(text: string): string {
  return text.length <= 30 ? text : `${text.slice(0, 29)}…`;
}
