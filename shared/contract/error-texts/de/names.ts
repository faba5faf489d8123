// German sentences of errors about the public URL and the names of the files of a set.
import type { NAMES_TEXTS } from '../names.ts';
import type { Translated } from '../../translated.ts';

export const names: Translated<typeof NAMES_TEXTS> = {
  'base-missing':
    'Die öffentliche URL des Ordners fehlt. Geben Sie die URL des Ordners ein, in den die Dateien hochgeladen werden, etwa https://www.example.com/.',
  'base-not-absolute':
    'Die öffentliche URL des Ordners „{text}“ ist nicht brauchbar: Sie muss eine absolute URL mit http:// oder https:// sein. Geben Sie die URL des Ordners ein, in den die Dateien hochgeladen werden, etwa https://www.example.com/.',
  'base-blank':
    'Die öffentliche URL des Ordners „{text}“ ist nicht brauchbar: Sie enthält ein Leer- oder Steuerzeichen. Schreiben Sie ein Leerzeichen als %20 oder benennen Sie den Ordner um, in den die Dateien hochgeladen werden.',
  'base-query':
    'Die öffentliche URL des Ordners „{text}“ ist nicht brauchbar: Sie darf keinen Teil mit „?“ oder „#“ haben. Geben Sie die URL des Ordners ein, in den die Dateien hochgeladen werden, etwa https://www.example.com/.',
  'base-password':
    'Die öffentliche URL des Ordners „{text}“ ist nicht brauchbar: Sie darf keinen Benutzernamen und kein Passwort haben. Geben Sie die URL des Ordners ein, in den die Dateien hochgeladen werden, etwa https://www.example.com/.',
  'base-file':
    'Die öffentliche URL des Ordners „{text}“ ist nicht brauchbar: Sie ist die einer Datei. Geben Sie die URL des Ordners ein, in den die Dateien hochgeladen werden, etwa https://www.example.com/.',
  'base-too-long':
    'Die öffentliche URL des Ordners „{text}“ ist nicht brauchbar: Sie ist zu lang. Geben Sie die URL des Ordners ein, in den die Dateien hochgeladen werden, etwa https://www.example.com/.',
  'pattern-empty': 'Das Muster der Dateinamen ist leer. Geben Sie eines ein, etwa {section}-{n}.',
  'pattern-characters':
    '„{pattern}“ ergibt Namen, die nicht jedes System haben kann. Verwenden Sie Buchstaben, Ziffern, „-“, „_“, „.“ und „/“, und keinen „.“ am Anfang oder Ende eines Namens.',
  'pattern-reserved':
    '„{pattern}“ ergibt den Namen eines Windows-Geräts, etwa con oder com1. Wählen Sie ein anderes Muster.',
  'pattern-long': '„{pattern}“ ergibt Namen, die für manche Systeme zu lang sind. Kürzen Sie es.',
  'pattern-placeholder':
    '„{pattern}“ hat geschweifte Klammern, die nichts bedeuten. Verwenden Sie {section}, {n}, {digits} für drei Ziffern und {host}.',
  'pattern-number':
    '„{pattern}“ gibt allen Dateien denselben Namen. Fügen Sie {n} ein, oder {digits} für drei Ziffern, wo ihre Nummer stehen soll.',
  'pattern-section':
    '„{pattern}“ gibt Dateien mehrerer Bereiche denselben Namen. Fügen Sie {section} ein oder schreiben Sie das Set ohne Bereiche.',
  'pattern-folder':
    '„{pattern}“ führt aus dem Ordner hinaus oder hat einen Ordner ohne Namen. Korrigieren Sie die Schrägstriche.',
  'index-name':
    '„{name}“ kann nicht der Name des Index sein. Verwenden Sie Buchstaben, Ziffern, „-“ und „_“, und keinen Namen eines Windows-Geräts.',
  'index-taken':
    'Der Index würde {name} heißen, und eine andere Datei des Sets heißt {other}. Ändern Sie den Namen des Index.',
  'index-alike':
    'Der Index würde {name} heißen und eine andere Datei des Sets {other}, was manche Systeme nicht auseinanderhalten. Ändern Sie den Namen des Index.',
  'name-characters':
    'Eine Datei kann nicht {name} heißen: Nicht jedes System kann den Namen haben. Ändern Sie das Muster der Namen.',
  'name-reserved':
    'Eine Datei kann nicht {name} heißen: Windows hat ein Gerät mit diesem Namen. Ändern Sie das Muster der Namen.',
  'name-long': 'Eine Datei kann nicht {name} heißen: Das ist zu lang. Ändern Sie das Muster der Namen.',
  'names-same':
    'Zwei Dateien des Sets würden {name} heißen. Ändern Sie das Muster der Namen oder benennen Sie einen Bereich um.',
  'names-alike':
    'Zwei Dateien des Sets würden {other} und {name} heißen, was manche Systeme nicht auseinanderhalten. Ändern Sie das Muster der Namen oder benennen Sie einen Bereich um.',
  'name-in-file':
    '{file} wäre zugleich eine Datei des Sets und der Ordner von {name}. Ändern Sie das Muster der Namen oder den Namen des Index.',
};
