// Dutch texts of sources. Texts only, no logic.
import type { sources as english } from '../en/sources.ts';

export const sources: typeof english = {
  sources: {
    tree: 'Bronnen',
    treeCut: '{shown} van {total} worden getoond; wat mislukte staat vooraan.',
    states: {
      waiting: 'wacht',
      reading: 'wordt gelezen',
      done: 'klaar',
      unchanged: 'ongewijzigd',
      failed: 'mislukt',
      skipped: 'overgeslagen',
    },
    clipboard: 'Het klembord: {count} regel | Het klembord: {count} regels',
    known:
      '{count} hiervan is al een bron van dit project: opnieuw importeren verdubbelt de rijen. | {count} hiervan zijn al bronnen van dit project: opnieuw importeren verdubbelt de rijen.',
    lookInstead: 'In plaats daarvan op wijzigingen controleren',
    retry: 'Mislukte opnieuw proberen ({count})',
    options: 'Opties voor het web',
    user: 'Gebruikersnaam',
    password: 'Wachtwoord',
    rate: 'Verzoeken/s per host',
    connections: 'Verbindingen per host',
    downloadMinutes: 'Minuten per download',
    loginHint: 'Wordt alleen naar de URL’s hierboven gestuurd. Wordt niet in het project bewaard.',
    follow: 'Ook de genoemde sitemaps lezen',
    fetchListed: 'Ook ophalen waar lokale bestanden naar verwijzen',
    refreshAll: 'Bronnen op wijzigingen controleren',
    refreshTitle: 'Wijzigingen in de bronnen',
    nothingChanged: 'Er is niets gewijzigd sinds de laatste import.',
    cancelled: 'Geannuleerd. Er is niets gewijzigd.',
    discard: 'Niets wijzigen',
  },
};
