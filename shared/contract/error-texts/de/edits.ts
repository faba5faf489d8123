// German sentences of errors about pasting and moving.
import type { EDITS_TEXTS } from '../edits.ts';
import type { Translated } from '../../translated.ts';

export const edits: Translated<typeof EDITS_TEXTS> = {
  'paste-too-large':
    'Es wurde nichts eingefügt. Auf einmal lassen sich höchstens {max} Zeilen einfügen. Speichern Sie sie als CSV-Datei oder Arbeitsmappe und führen Sie diese zusammen.',
  'paste-gone':
    'Es wurde nichts eingefügt: Die kopierten Zeilen liegen nicht mehr vor. Fügen Sie erneut ein.',
  'cut-gone':
    'Es wurde nichts verschoben: Das Ausgeschnittene liegt nicht mehr vor. Schneiden Sie es erneut aus.',
  'cut-emptied':
    'Es wurde nichts verschoben: Die ausgeschnittenen Zellen wurden inzwischen geleert. Fügen Sie erneut ein, um zu kopieren, was ausgeschnitten war.',
  'cut-rows-gone':
    'Es wurde nichts verschoben: Ausgeschnittene Zeilen wurden inzwischen gelöscht. Schneiden Sie die übrigen erneut aus.',
  'block-refused':
    'Es wurde nichts eingefügt. Zeile {row} des Blocks, Spalte {column}: {why} | Es wurde nichts eingefügt. Zeile {row} des Blocks, Spalte {column}: {why} Das ist der erste von {count} ungültigen Werten.',
  'fill-refused':
    'Es wurde nichts ausgefüllt. Zeile {row} der Füllung, Spalte {column}: {why} | Es wurde nichts ausgefüllt. Zeile {row} der Füllung, Spalte {column}: {why} Das ist der erste von {count} ungültigen Werten.',
  'block-too-many-rows':
    'Es wurde nichts eingefügt. Der Block hat {rows} Zeilen, aber nur {room} können ihn aufnehmen. Fügen Sie zuerst Zeilen hinzu.',
  'block-too-many-columns':
    'Es wurde nichts eingefügt. Der Block hat {columns} Spalten, aber nur {room} können ihn aufnehmen.',
  'block-column-twice': 'Es wurde nichts eingefügt. Der Block enthält dieselbe Spalte zweimal.',
  'copy-too-large':
    'Die Zwischenablage nimmt höchstens {max} Zeilen auf einmal auf; ausgewählt sind {rows}. Wählen Sie weniger aus oder exportieren Sie sie.',
  'section-gone': 'Diesen Bereich gibt es im Projekt nicht mehr.',
  'section-name-empty': 'Der Bereich hat keinen Namen. Geben Sie einen ein.',
  'section-name-long': 'Der Bereich kann nicht „{name}“ heißen: Der Name ist länger als 60 Zeichen.',
  'section-name-characters':
    'Der Bereich kann nicht „{name}“ heißen: Verwenden Sie Kleinbuchstaben, Ziffern, „-“ und „_“, mit einem Buchstaben oder einer Ziffer am Anfang.',
  'section-name-reserved':
    'Der Bereich kann nicht „{name}“ heißen: Der Name ist reserviert. Wählen Sie einen anderen.',
  'section-name-taken': 'Der Bereich kann nicht „{name}“ heißen: Ein anderer Bereich heißt schon so.',
};
