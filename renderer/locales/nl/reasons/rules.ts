// Dutch sentences of errors about the rules and their settings.
import type { RULES_TEXTS } from '../../../../shared/contract/error-texts/rules.ts';
import type { Translated } from '../../translated.ts';

export const rules: Translated<typeof RULES_TEXTS> = {
  'rule-not-excepted':
    '{rule} kan geen uitzondering hebben: een rij die zij vindt, kan niet geëxporteerd worden. Verbeter de rij, of laat haar weg.',
  'rule-not-off':
    '{rule} kan niet uit: rijen die zij vindt, kunnen niet geëxporteerd worden. Kies opmerking om haar minder te laten wegen.',
  'rule-param-unknown': '{rule} heeft geen parameter "{name}".',
  'rule-param-number': 'De parameter "{name}" van {rule} moet een getal zijn.',
  'rule-param-list': 'De parameter "{name}" van {rule} moet een lijst van teksten zijn.',
  'rule-param-range': 'De parameter "{name}" van {rule} moet van {min} tot {max} zijn.',
};
