// German sentences of errors about what only the command line asks for.
import type { CLI_TEXTS } from '../cli.ts';
import type { Translated } from '../../translated.ts';

export const cli: Translated<typeof CLI_TEXTS> = {
  'stdin-not-kept':
    'Die Standardeingabe lässt sich nicht im temporären Ordner ablegen: {cause}. Setzen Sie TMPDIR auf einen anderen Ordner.',
  'stdin-too-large':
    'Die Standardeingabe enthält mehr als {size}. Nennen Sie stattdessen eine Datei oder erlauben Sie mit --max-unpacked mehr.',
  'stdin-text-too-large': 'Die Standardeingabe hat mehr als 64 MiB. Geben Sie einen kürzeren Text ein.',
  'temporary-folder':
    'Der temporäre Ordner „{path}“ ist nicht verwendbar. Setzen Sie TMPDIR auf einen anderen.',
  'job-of-other-kind': 'Ein Vorgang der Art {found} antwortete für {asked}.',
  'output-failed': 'Die Ausgabe lässt sich nicht schreiben.',
  'export-no-result': 'Das Projekt hat kein Ergebnis eines Exports.',
  'profile-unknown': 'Das Projekt hat kein Profil „{name}“. Es hat {names}.',
  'profile-unknown-none':
    'Das Projekt hat kein Profil „{name}“. Es hat noch keines; --save-profile legt eines an.',
  'recovered-no-copy':
    '{path} ist beschädigt, und daneben entstand keine Kopie. Kopieren Sie die Datei in einen eigenen Ordner, um das Lesbare zu sehen.',
  'foreign-no-copy':
    '{path} ist nicht so, wie Mapwright es hinterlassen hat ({part}): beschädigt oder von einem anderen Programm geändert. Daneben entstand keine Kopie. Kopieren Sie die Datei in einen eigenen Ordner, um das Lesbare zu sehen.',
  'recovered-copy':
    '{path} ist beschädigt. Das Lesbare steht in der Kopie {copy}: Prüfen Sie es und arbeiten Sie damit weiter.',
  'foreign-copy':
    '{path} ist nicht so, wie Mapwright es hinterlassen hat ({part}): beschädigt oder von einem anderen Programm geändert. Die Zeilen stehen in der Kopie {copy}: Prüfen Sie sie und arbeiten Sie damit weiter.',
  'problems-not-listed': 'Weitere Probleme der Quellen sind nicht einzeln aufgeführt.',
};
