// Dutch texts of pending in the window. Texts only, no logic.
import type { pendingTexts as en } from './en.ts';

export const pendingTexts: typeof en = {
  pending: {
    show: 'Te tonen wijzigingen',
    changes: 'Wijzigingen',
    unchanged: '{count} rij als voorheen | {count} rijen als voorheen',
    kinds: { added: 'Nieuw', changed: 'Gewijzigd', removed: 'Verwijderd' },
    notInFile: 'Niet in het bestand',
    verbs: { added: 'Toevoegen', changed: 'Wijzigen', removed: 'Verwijderen' },
    ext: 'Afbeeldingen, talen, …',
    newSource: 'een nieuwe bron',
    acceptedOf: '{accepted} van {total} aanvaard',
    acceptAll: 'Alles aanvaarden',
    acceptNone: 'Niets aanvaarden',
    fill: 'Alleen lege cellen vullen',
    line: 'Regel {line}',
    empty: 'leeg',
    becomes: 'wordt',
    previous: 'Vorige',
    next: 'Volgende',
    page: 'Rij {to} van {total} | Rijen {from} tot {to} van {total}',
    nothing: 'Er is niets aanvaard, dus er zou niets veranderen.',
    apply: '{count} overnemen',
  },
};
