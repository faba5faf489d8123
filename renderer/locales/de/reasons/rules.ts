// German sentences of errors about the rules and their settings.
import type { RULES_TEXTS } from '../../../../shared/contract/error-texts/rules.ts';
import type { Translated } from '../../translated.ts';

export const rules: Translated<typeof RULES_TEXTS> = {
  'rule-not-excepted':
    '{rule} lässt keine Ausnahme zu: Eine Zeile, die sie findet, kann nicht exportiert werden. Berichtigen Sie die Zeile, oder lassen Sie sie weg.',
  'rule-not-off':
    '{rule} lässt sich nicht ausschalten: Zeilen, die sie findet, können nicht exportiert werden. Wählen Sie Hinweis, damit sie weniger wiegt.',
  'rule-param-unknown': '{rule} hat keinen Parameter "{name}".',
  'rule-param-number': 'Der Parameter "{name}" von {rule} muss eine Zahl sein.',
  'rule-param-list': 'Der Parameter "{name}" von {rule} muss eine Liste von Texten sein.',
  'rule-param-range': 'Der Parameter "{name}" von {rule} muss von {min} bis {max} sein.',
};
