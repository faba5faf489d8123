// Dutch sentences of errors about the rules and their settings.
import type { RULES_TEXTS } from '../rules.ts';
import type { Translated } from '../../translated.ts';

export const rules: Translated<typeof RULES_TEXTS> = {
  'rule-not-excepted':
    '{rule} kan niet worden genegeerd: een rij die deze regel vindt, kan niet worden geëxporteerd. Corrigeer de rij, of laat die weg.',
  'rule-not-off':
    '{rule} kan niet uit: rijen die deze regel vindt, kunnen niet worden geëxporteerd. Kies “Opmerking” om de regel minder zwaar te maken.',
  'rule-param-unknown': '{rule} heeft geen parameter “{name}”.',
  'rule-param-number': 'De parameter “{name}” van {rule} moet een getal zijn.',
  'rule-param-list': 'De parameter “{name}” van {rule} moet een lijst van teksten zijn.',
  'rule-param-range': 'De parameter “{name}” van {rule} moet van {min} tot {max} zijn.',
};
