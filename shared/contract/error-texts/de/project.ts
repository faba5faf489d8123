// German sentences of errors about a project file, its rows and its jobs.
import type { PROJECT_TEXTS } from '../project.ts';
import type { Translated } from '../../translated.ts';

export const project: Translated<typeof PROJECT_TEXTS> = {
  'project-missing': 'Die Projektdatei {path} gibt es nicht.',
  'project-no-access':
    'Das System erlaubt Mapwright nicht, {path} zu lesen und zu schreiben. Ändern Sie die Rechte der Datei und ihres Ordners oder kopieren Sie das Projekt in einen eigenen Ordner.',
  'project-locked':
    'Das Projekt {path} ist in einem anderen Fenster oder Programm offen. Schließen Sie es dort zuerst.',
  'project-locked-by':
    'Das Projekt {path} ist seit {since} in einem anderen Fenster oder Programm offen (Prozess {pid} auf {host}). Schließen Sie es dort zuerst.',
  'project-cant-open': 'Die Projektdatei {path} konnte nicht geöffnet werden.',
  'project-damaged':
    'Die Projektdatei {path} ist beschädigt. Öffnen Sie sie erneut, um das Lesbare in eine Kopie zu retten.',
  'project-foreign':
    '{path} ist nicht so, wie Mapwright es hinterlassen hat ({part}): beschädigt oder von einem anderen Programm geändert. Mapwright öffnet stattdessen eine Kopie der Zeilen; die Datei blieb unverändert.',
  'project-disk-full':
    'Der Datenträger ist voll: {path} konnte nicht geschrieben werden. Schaffen Sie Platz und versuchen Sie es erneut; nichts wurde geändert.',
  'path-not-chosen':
    'Mapwright verwendet nur Dateien und Ordner, die Sie gewählt haben; {path} gehört nicht dazu. Wählen Sie den Pfad in einem Dialog, ziehen Sie ihn ins Fenster oder geben Sie ihn ein.',
  'project-exists': '{path} gibt es schon. Öffnen Sie es oder wählen Sie einen anderen Namen.',
  'folder-missing': 'Den Ordner {path} gibt es nicht. Legen Sie ihn an oder wählen Sie einen anderen.',
  'folder-no-access':
    'Das System erlaubt Mapwright nicht, im Ordner {path} zu speichern. Wählen Sie einen anderen.',
  'project-read-only': '{path} ist schreibgeschützt. Speichern Sie eine Kopie, um etwas zu ändern.',
  'project-no-room':
    'In {folder} ist kein Platz für eine Lesekopie von {path}. Geben Sie Speicher frei oder setzen Sie TMPDIR auf einen anderen Ordner.',
  'project-newer':
    '{path} stammt von einem neueren Mapwright. Aktualisieren Sie Mapwright, um es zu öffnen; die Datei wurde nicht geändert.',
  'not-a-project':
    '{path} ist kein Mapwright-Projekt. Um eine Sitemap oder Liste zu lesen, legen Sie ein Projekt an und importieren Sie sie.',
  'project-empty':
    '{path} ist leer: Darin ist kein Projekt. Spielen Sie eine Sicherung ein oder wählen Sie eine andere Datei.',
  'replace-not-a-project':
    '{path} ist schon vorhanden und kein Mapwright-Projekt, daher wurde die Datei nicht ersetzt. Wählen Sie einen anderen Namen.',
  'project-unreadable':
    '{path} ist so beschädigt, dass nichts darin lesbar ist. Die Datei wurde nicht geändert; spielen Sie eine Sicherung ein.',
  'no-project': 'Es ist kein Projekt offen. Öffnen oder erstellen Sie zuerst eines.',
  'job-running': 'Es läuft noch ein anderer Vorgang. Warten Sie auf sein Ende oder brechen Sie ihn ab.',
  'row-gone': 'Diese Zeile ist nicht mehr im Projekt.',
  'row-changed':
    'Die Zeile hat sich inzwischen geändert. Sehen Sie sie erneut an und wiederholen Sie dann die Änderung.',
  'history-damaged': 'Der Verlauf des Projekts ist beschädigt.',
  'project-file-damaged': 'Die Projektdatei {path} ist beschädigt.',
  'project-io': 'Die Projektdatei {path} konnte nicht gelesen oder geschrieben werden: {cause}',
  'project-no-memory': 'Der Speicher reichte nicht, um an {path} zu arbeiten.',
  'project-value-too-long': 'Ein Wert ist zu lang, um in {path} gespeichert zu werden.',
  'project-disk-failed': 'Das Laufwerk hat beim Lesen oder Schreiben von {path} versagt: {cause}.',
  'project-unusable': 'Die Projektdatei {path} war nicht verwendbar: {cause}.',
  'backup-missing': 'Diese Sicherung von {path} gibt es nicht mehr. Wählen Sie eine andere.',
  'backup-damaged':
    'Diese Sicherung ist selbst beschädigt und wurde nicht wiederhergestellt. Wählen Sie eine andere; das Projekt wurde nicht verändert.',
  'backup-no-room':
    'In {folder} ist nicht genug Platz für eine Sicherung. Schaffen Sie Platz auf dem Datenträger.',
  'backup-failed': 'In {folder} konnte keine Sicherung geschrieben werden: {cause}',
  'project-name-too-long': 'Der Name ist für dieses System zu lang. Wählen Sie einen kürzeren als {path}.',
  'job-cancelled': 'Abgebrochen. Es wurde nichts geändert.',
  'job-without-end': 'Ein Vorgang endete ohne Ergebnis.',
};
