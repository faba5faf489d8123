// Dutch texts of pending in the window. Texts only, no logic.
import type { pendingTexts as en } from './en.ts';

export const pendingTexts: typeof en = {
  pending: {
    show: 'Wijzigingen tonen',
    changes: 'Wijzigingen',
    unchanged: '{count} rij zoals eerst | {count} rijen zoals eerst',
    kinds: { added: 'Nieuw', changed: 'Gewijzigd', removed: 'Verwijderd' },
    notInFile: 'Niet in het bestand',
    verbs: { added: 'Toevoegen', changed: 'Wijzigen', removed: 'Verwijderen' },
    ext: 'Afbeeldingen, talen, …',
    newSource: 'een nieuwe bron',
    acceptedOf: '{accepted} van {total} geaccepteerd',
    acceptAll: 'Alles accepteren',
    acceptNone: 'Niets accepteren',
    fill: 'Alleen lege cellen invullen',
    line: 'Regel {line}',
    empty: 'leeg',
    becomes: 'wordt',
    previous: 'Vorige',
    next: 'Volgende',
    page: 'Rij {to} van {total} | Rijen {from} tot en met {to} van {total}',
    nothing: 'Er is niets geaccepteerd, dus er zou niets veranderen.',
    apply: '{count} toepassen',
  },
};
