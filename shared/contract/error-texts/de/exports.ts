// German sentences of errors about an export and its folder.
import type { EXPORTS_TEXTS } from '../exports.ts';
import type { Translated } from '../../translated.ts';

export const exports: Translated<typeof EXPORTS_TEXTS> = {
  'export-disk-full':
    'Der Datenträger ist voll, daher konnte {path} nicht geschrieben werden. Schaffen Sie Platz oder wählen Sie einen anderen Ordner.',
  'export-no-access':
    'Mapwright darf {path} nicht schreiben. Ändern Sie die Rechte oder wählen Sie einen anderen Ordner.',
  'export-read-only':
    '{path} liegt auf einem Laufwerk oder in einem Ordner, der sich nur lesen lässt. Wählen Sie einen Ordner auf einem anderen Laufwerk.',
  'export-system-folder':
    'Einen Ordner {path} kann es nicht geben: {folder} gehört dem System und kann keine Dateien aufnehmen. Wählen Sie einen anderen Ordner.',
  'export-dangling-link':
    '{link} ist eine Verknüpfung zu {target}, aber das gibt es nicht. Legen Sie diesen Ordner an, korrigieren Sie die Verknüpfung oder wählen Sie einen anderen Ordner.',
  'export-link-loop':
    '{path} ist nicht zu erreichen: Eine Verknüpfung führt zu sich selbst zurück. Korrigieren Sie sie oder wählen Sie einen anderen Ordner.',
  'export-folder-denied':
    'Der Ordner {path} kann dort nicht angelegt werden: Das System erlaubt es nicht. Wählen Sie einen anderen Ordner.',
  'export-file-not-folder':
    '{path} kann kein Ordner sein, denn eine Datei heißt so. Wählen Sie einen anderen Ordner.',
  'export-name-too-long': 'Der Pfad {path} ist für dieses System zu lang. Wählen Sie einen anderen Ordner.',
  'export-is-file': '{path} ist eine Datei. Wählen Sie einen Ordner für den Export.',
  'export-in-use':
    'Ein anderes Mapwright exportiert gerade nach {path}. Warten Sie, bis es fertig ist, oder wählen Sie einen anderen Ordner.',
  'export-in-use-by':
    'Ein anderes Mapwright (Prozess {pid} auf {host}) exportiert seit {since} nach {path}. Warten Sie, bis es fertig ist, oder wählen Sie einen anderen Ordner.',
  'export-nothing':
    'Es gibt nichts zu exportieren. Das Projekt hat noch keine URLs. Importieren Sie welche oder fügen Sie sie hinzu.',
  'export-nothing-left':
    'Es gibt nichts zu exportieren. Jede Zeile ist ausgeschlossen oder hat eine URL, die sich nicht schreiben lässt (Zeilen: {rows}). Nehmen Sie Zeilen auf oder korrigieren Sie sie.',
  'export-url-too-large':
    '{loc} ergibt allein eine Datei von {bytes} Byte, mehr als die Grenze von {max} Byte. Erhöhen Sie die Grenze oder schließen Sie diese Zeile aus.',
  'export-index-too-large':
    'Ein Index mit {address} allein hat {bytes} Byte, mehr als die Grenze von {max} Byte. Erhöhen Sie die Grenze.',
  'export-too-many-files':
    'Mit höchstens {maxUrls} URLs und {maxBytes} Byte pro Datei braucht dieses Set mehr als {files} Dateien, und mehr können die Indexe einer Website nicht nennen. Erhöhen Sie die Grenzen oder schließen Sie Zeilen aus.',
  'export-too-many-indexes':
    'Dieses Set braucht {count} Indexe; Suchmaschinen lesen höchstens {max} pro Website. Erhöhen Sie die Grenzen der Dateien und Indexe oder schreiben Sie einen Index für alle Bereiche.',
  'export-folder-relative':
    '„{path}“ ist nicht der vollständige Pfad eines Ordners. Geben Sie den vollständigen Pfad des Ordners an, in den exportiert wird, etwa {example}.',
  'export-folder-in-file':
    '{file} ist eine Datei, daher kann es keinen Ordner {path} geben. Wählen Sie einen anderen Ordner.',
  'export-name-is-folder':
    '{path} ist ein Ordner, und der Export braucht den Namen für eine Datei. Benennen Sie ihn um oder wählen Sie einen anderen Ordner.',
  'export-name-is-device':
    '{path} ist eine Pipe, ein Gerät oder Ähnliches, und der Export braucht den Namen für eine Datei. Entfernen Sie es oder wählen Sie einen anderen Ordner.',
  'export-folder-is-link':
    '{path} ist eine Verknüpfung zu einem anderen Ort, und der Export braucht einen Ordner mit diesem Namen. Benennen Sie sie um oder wählen Sie einen anderen Ordner.',
  'export-folder-is-file':
    '{path} ist eine Datei, und der Export braucht einen Ordner mit diesem Namen. Benennen Sie sie um oder wählen Sie einen anderen Ordner.',
  'export-in-the-way':
    '{path} hat schon {names}, nicht von Mapwright geschrieben oder seither geändert. Erlauben Sie das Ersetzen oder wählen Sie einen anderen Ordner.',
  'export-more-in-the-way':
    '{path} hat schon {names} und {more} weitere, nicht von Mapwright geschrieben oder seither geändert. Erlauben Sie das Ersetzen oder wählen Sie einen anderen Ordner.',
  'export-too-many-open':
    '{path} konnte nicht geöffnet werden, da auf diesem Computer zu viele Dateien offen sind. Schließen Sie einige Programme und exportieren Sie erneut.',
  'export-vanished': '{path} fehlt: Etwas hat es während des Exports entfernt. Exportieren Sie erneut.',
  'export-not-written':
    '{path} konnte nicht geschrieben werden ({code}). Versuchen Sie es erneut oder wählen Sie einen anderen Ordner.',
  'export-not-unpacked':
    '{path} ergibt entpackt nicht, was gepackt wurde. Prüfen Sie Arbeitsspeicher und Laufwerk dieses Computers und exportieren Sie dann erneut.',
  'export-not-read-back':
    '{path} konnte nicht so zurückgelesen werden, wie es geschrieben wurde. Prüfen Sie das Laufwerk oder wählen Sie einen anderen Ordner.',
  'export-incomplete':
    'Das neue Set ist vollständig, aber nicht alle seine Dateien konnten in {path} an ihren Platz gebracht werden. Schließen Sie Programme, in denen diese Dateien offen sind, und prüfen Sie die Rechte des Ordners; der nächste Export vervollständigt das Set.',
  'export-held':
    'Das neue Set ist vollständig, aber nicht alle seine Dateien konnten in {path} an ihren Platz gebracht werden: Ein anderes Programm hielt eine davon zehn Sekunden lang offen. Schließen Sie Programme, in denen diese Dateien offen sind, und prüfen Sie die Rechte des Ordners; der nächste Export vervollständigt das Set.',
  'export-not-kept':
    'Das neue Set liegt vollständig in {path}, aber die Projektdatei konnte nicht geschrieben werden, sodass sie nichts von diesem Export weiß. Hochzuladen: {files}. Beheben Sie dann die Ursache und exportieren Sie erneut.',
  'export-others':
    'Das Set in {path} stammt von einem anderen Projekt oder einem früheren Stand dieses Projekts. Erlauben Sie, es zu ersetzen, oder wählen Sie einen anderen Ordner.',
  'export-not-ours': '{path} enthält kein Set, das Mapwright geschrieben hat; daher wurde nichts entfernt.',
  'profiles-full': 'Ein Projekt kann höchstens {max} Profile haben. Löschen Sie zuerst eines.',
  'profile-name':
    'Das Profil kann nicht „{name}“ heißen: Es gibt schon eines mit diesem Namen (Groß- und Kleinschreibung zählt nicht), oder es wurde gelöscht. Wählen Sie einen anderen Namen.',
  'export-not-a-file': '{path} ist keine Datei. Exportieren Sie erneut.',
};
