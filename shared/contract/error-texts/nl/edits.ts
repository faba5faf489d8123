// Dutch sentences of errors about pasting and moving.
import type { EDITS_TEXTS } from '../edits.ts';
import type { Translated } from '../../translated.ts';

export const edits: Translated<typeof EDITS_TEXTS> = {
  'paste-too-large':
    'Er is niets geplakt. Er kunnen hoogstens {max} rijen tegelijk worden geplakt. Sla ze op als CSV-bestand of werkmap en voeg dat samen.',
  'paste-gone': 'Er is niets geplakt: de gekopieerde rijen zijn er niet meer. Plak opnieuw.',
  'cut-gone': 'Er is niets verplaatst: wat u hebt geknipt, is er niet meer. Knip het opnieuw.',
  'cut-emptied':
    'Er is niets verplaatst: de geknipte cellen zijn intussen leeggemaakt. Plak opnieuw voor een kopie van wat er geknipt was.',
  'cut-rows-gone': 'Er is niets verplaatst: geknipte rijen zijn intussen verwijderd. Knip de andere opnieuw.',
  'block-refused':
    'Er is niets geplakt. Rij {row} van het blok, kolom {column}: {why} | Er is niets geplakt. Rij {row} van het blok, kolom {column}: {why} Dit is de eerste van {count} ongeldige waarden.',
  'fill-refused':
    'Er is niets doorgevoerd. Rij {row} van de doorvoer, kolom {column}: {why} | Er is niets doorgevoerd. Rij {row} van de doorvoer, kolom {column}: {why} Dit is de eerste van {count} ongeldige waarden.',
  'block-too-many-rows':
    'Er is niets geplakt. Het blok heeft {rows} rijen, maar er is plaats voor {room}. Voeg eerst rijen toe.',
  'block-too-many-columns':
    'Er is niets geplakt. Het blok heeft {columns} kolommen, maar er is plaats voor {room}.',
  'block-column-twice': 'Er is niets geplakt. Het blok bevat dezelfde kolom twee keer.',
  'copy-too-large':
    'Het klembord kan hoogstens {max} rijen tegelijk aan; er zijn er {rows} geselecteerd. Selecteer er minder, of exporteer ze.',
  'section-gone': 'Deze sectie staat niet meer in het project.',
  'section-name-empty': 'De sectie heeft geen naam. Typ er een.',
  'section-name-long': 'De sectie kan niet “{name}” heten: de naam is langer dan 60 tekens.',
  'section-name-characters':
    'De sectie kan niet “{name}” heten: gebruik kleine letters, cijfers, “-” en “_”, met een letter of cijfer aan het begin.',
  'section-name-reserved': 'De sectie kan niet “{name}” heten: de naam is gereserveerd. Kies een andere.',
  'section-name-taken': 'De sectie kan niet “{name}” heten: een andere sectie heet al zo.',
};
