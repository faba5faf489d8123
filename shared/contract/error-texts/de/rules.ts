// German sentences of errors about the rules and their settings.
import type { RULES_TEXTS } from '../rules.ts';
import type { Translated } from '../../translated.ts';

export const rules: Translated<typeof RULES_TEXTS> = {
  'rule-not-excepted':
    '{rule} lässt sich nicht ignorieren: Eine Zeile, die diese Regel findet, kann nicht exportiert werden. Korrigieren Sie die Zeile oder schließen Sie sie aus.',
  'rule-not-off':
    '{rule} lässt sich nicht ausschalten: Zeilen, die diese Regel findet, können nicht exportiert werden. Wählen Sie „Hinweis“, um sie herabzustufen.',
  'rule-param-unknown': '{rule} hat keinen Parameter „{name}“.',
  'rule-param-number': 'Der Parameter „{name}“ von {rule} muss eine Zahl sein.',
  'rule-param-list': 'Der Parameter „{name}“ von {rule} muss eine Liste von Texten sein.',
  'rule-param-range': 'Der Parameter „{name}“ von {rule} muss von {min} bis {max} sein.',
};
