// Dutch sentences of errors about files that are written beside a set.
import type { FILES_TEXTS } from '../files.ts';
import type { Translated } from '../../translated.ts';

export const files: Translated<typeof FILES_TEXTS> = {
  'file-relative': '“{path}” is niet het volledige pad van een bestand. Geef het volledige pad.',
  'file-is-folder': '{path} is een map. Kies een bestandsnaam daarin.',
  'file-is-device':
    '{path} is een pipe, een apparaat of iets dergelijks, dat geen bestand mag vervangen. Kies een andere naam.',
  'file-exists': '{path} bestaat al. Kies een andere naam, of laat het vervangen.',
  'file-folder-missing': 'De map van {path} bestaat niet. Kies een andere, of maak die eerst.',
  'file-name-too-long': 'De naam {path} is te lang voor dit systeem. Kies een kortere.',
  'file-not-written': '{path} kon niet worden geschreven. Probeer het opnieuw of kies een andere map.',
  'file-is-project': '{path} is het project zelf. Kies een andere naam.',
  'file-is-read': '{path} wordt hier gelezen en daarom nooit vervangen. Kies een andere naam.',
  'file-of-set': '{path} is een bestand van de set en wordt daarom nooit vervangen. Kies een andere naam.',
  'zip-no-name':
    '{path} is een map: een naam voor het archief ontbreekt. Voeg er een toe, bijvoorbeeld {example}.',
  'zip-in-set': 'In de map van de set moet de naam van een archief eindigen op .zip, niet {path}.',
};
