// Dutch sentences of errors about comparisons.
import type { COMPARE_TEXTS } from '../compare.ts';
import type { Translated } from '../../translated.ts';

export const compare: Translated<typeof COMPARE_TEXTS> = {
  'compare-damaged':
    '“{path}” is afgebroken of beschadigd, dus er is niets vergeleken. Haal het bestand opnieuw op, of vergelijk wat ervan leesbaar is.',
  'compare-unread': '{cause} Er is niets vergeleken. Verhelp dat, of vergelijk wat leesbaar is.',
  'compare-gone': 'Er is geen vergelijking meer. Vergelijk opnieuw om die te zien.',
  'compare-not-exported': 'Het project is nog niet naar {path} geëxporteerd, of dat is niet meer bekend.',
  'compare-export-lost':
    'De map {path} bevat de laatste export niet meer, en het project kan niet terug naar hoe het toen was. Exporteer opnieuw, of kies een andere map.',
  'compare-no-state': 'Het project {path} heeft geen stand “{state}”.',
  'compare-not-applicable':
    'Verschillen kunnen alleen worden hersteld in het project dat open was toen ze werden gevonden. Vergelijk opnieuw.',
  'compare-recovered':
    '{path} is beschadigd. Wat leesbaar was, staat in de kopie {copy}: controleer dat, en vergelijk het.',
  'compare-foreign':
    '{path} is niet zoals Mapwright het achterliet ({part}): beschadigd of door een ander programma gewijzigd. De rijen staan in de kopie {copy}: controleer dat, en vergelijk het.',
  'compare-no-source': 'Het project heeft die bron niet meer.',
  'compare-half-moved':
    'Een export naar {path} is onderbroken: een deel van de bestanden daar hoort bij de vorige set. Open het project dat daarheen is geëxporteerd, of exporteer het daar opnieuw; dat maakt de set volledig.',
  'compare-no-sitemap':
    'Er is geen sitemap in “{path}”. Noem een bestand, een map of een URL die er een heeft.',
  'compare-none-found':
    'Voor “{site}” is geen sitemap gevonden. Geef de URL ervan als u die weet. Geprobeerd: {tried}.',
};
