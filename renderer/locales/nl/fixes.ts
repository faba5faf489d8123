// Dutch texts of fixes and exceptions of rules. Texts only, no logic.
import type { fixes as en } from '../en/fixes.ts';

export const fixes: typeof en = {
  fixes: {
    where: 'Waar',
    how: 'Hoe',
    everywhere: 'In alle rijen met de bevinding',
    chosen: 'In {count} geselecteerde rij | In {count} geselecteerde rijen',
    shown: 'In {count} getoonde rij | In de {count} getoonde rijen',
    removed: 'verwijderd',
    first: 'De eerste wijziging | De eerste {count} wijzigingen',
    done: '{count} rij verbeterd | {count} rijen verbeterd',
    fixShown: 'Deze herstellen…',
    menuFix: 'Herstellen: {rule}…',
    menuIgnore: 'Negeren: {rule}…',
    ignoreTitle: 'Negeren: {rule}',
    ignoreText: 'Deze regel telt niet voor {count} rij. | Deze regel telt niet voor {count} rijen.',
    reason: 'Reden',
    ignoreHint:
      'Genegeerde bevindingen staan in de details van de rij en onder Regels, waar ze kunnen worden teruggenomen.',
    ignore: 'Negeren',
    ignoreHere: 'Hier negeren…',
    ignored: 'Bevinding in {count} rij genegeerd | Bevinding in {count} rijen genegeerd',
    ignoredHere: 'Hier genegeerd',
    takeBack: 'Weer meetellen',
    takeBackOf: 'Weer meetellen: {rule}',
    exceptions: '{count} genegeerde bevinding | {count} genegeerde bevindingen',
    more: 'en nog {count}',
    search: 'Regels zoeken',
    onlyFound: 'Alleen met bevindingen',
    noneFound: 'Geen regel past.',
    modes: {
      day: 'Alleen de dag houden',
      utc: 'De tijd als UTC nemen',
      clear: 'De cel wissen',
      number: 'Het getal schrijven, de rest wissen',
      clamp: '0.0 of 1.0 schrijven',
      news: 'Het nieuwsdeel verwijderen',
      row: 'De rij verwijderen',
    },
  },
};
