// Dutch sentences of errors about what only the command line asks for.
import type { CLI_TEXTS } from '../cli.ts';
import type { Translated } from '../../translated.ts';

export const cli: Translated<typeof CLI_TEXTS> = {
  'stdin-not-kept':
    'De standaardinvoer kan niet in de tijdelijke map worden bewaard: {cause}. Zet TMPDIR op een andere map.',
  'stdin-too-large':
    'De standaardinvoer bevat meer dan {size}. Noem een bestand, of sta meer toe met --max-unpacked.',
  'stdin-text-too-large': 'De standaardinvoer is groter dan 64 MiB. Geef een kleinere tekst.',
  'temporary-folder': 'De tijdelijke map “{path}” is niet bruikbaar. Zet TMPDIR op een andere.',
  'job-of-other-kind': 'Een taak van het soort {found} antwoordde voor {asked}.',
  'output-failed': 'De uitvoer kan niet worden geschreven.',
  'export-no-result': 'Het project bewaart geen resultaat van een export.',
  'profile-unknown': 'Het project heeft geen profiel “{name}”. Het heeft {names}.',
  'profile-unknown-none':
    'Het project heeft geen profiel “{name}”. Het heeft er nog geen; --save-profile maakt er een.',
  'recovered-no-copy':
    '{path} is beschadigd, en er is geen kopie naast gemaakt. Kopieer het naar een eigen map om te zien wat leesbaar is.',
  'foreign-no-copy':
    '{path} is niet zoals Mapwright het achterliet ({part}): beschadigd of door een ander programma gewijzigd. Er is geen kopie naast gemaakt. Kopieer het naar een eigen map om te zien wat leesbaar is.',
  'recovered-copy':
    '{path} is beschadigd. Wat leesbaar was, staat in de kopie {copy}: controleer dat, en ga daarmee verder.',
  'foreign-copy':
    '{path} is niet zoals Mapwright het achterliet ({part}): beschadigd of door een ander programma gewijzigd. De rijen staan in de kopie {copy}: controleer dat, en ga daarmee verder.',
  'problems-not-listed': 'Verdere problemen van de bronnen zijn niet afzonderlijk vermeld.',
};
