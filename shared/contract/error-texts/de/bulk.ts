// German sentences of errors about edits of many rows.
import type { BULK_TEXTS } from '../bulk.ts';
import type { Translated } from '../../translated.ts';

export const bulk: Translated<typeof BULK_TEXTS> = {
  'results-invalid':
    '{count} Ergebnis ist ungültig, daher wurde nichts geändert. {why} Lassen Sie diese Zelle, wie sie ist, oder behalten Sie das Ergebnis und lassen Sie es markieren. | {count} Ergebnisse sind ungültig, daher wurde nichts geändert. Das erste: {why} Lassen Sie diese Zellen, wie sie sind, oder behalten Sie die Ergebnisse und lassen Sie sie markieren.',
  'regex-invalid': 'Der reguläre Ausdruck {regex} ist nicht verwendbar: {cause}',
  'regex-empty': 'Der reguläre Ausdruck ist leer.',
  'regex-too-slow':
    'Die Suche nach {texts} dauert in diesen Zeilen zu lange. Verwenden Sie einen einfacheren regulären Ausdruck.',
  'rule-at': 'Regel {place}: {why}',
  'section-unknown': 'Es gibt keinen Bereich „{section}“. Bereiche: {names}.',
  'depth-invalid': '„{text}“ ist keine Tiefe. Schreiben Sie eine Zahl wie 2.',
  'query-none': 'Welche Parameter? Nennen Sie mindestens einen, etwa utm_source oder utm_*.',
  'shift-none': 'Um wie viel? Geben Sie eine Zahl von Tagen oder Stunden ein, die nicht 0 ist.',
  'host-invalid': '„{text}“ ist kein Host. Schreiben Sie einen wie www.example.com.',
};
