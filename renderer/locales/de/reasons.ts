// German sentences of errors, by the keys of the contract. Texts only, no logic.
import type { ErrorKey } from '../../../shared/contract/error-texts.ts';

export const reasons: Readonly<Record<ErrorKey, string>> = {
  'project-missing': 'Die Projektdatei {path} gibt es nicht.',
  'project-no-access': 'Das System lässt Mapwright {path} nicht lesen und schreiben.',
  'project-locked':
    'Das Projekt {path} ist in einem anderen Fenster oder Programm offen. Schließen Sie es dort zuerst.',
  'project-cant-open': 'Die Projektdatei {path} konnte nicht geöffnet werden.',
  'project-damaged':
    'Die Projektdatei {path} ist beschädigt. Öffnen Sie sie erneut, um das Lesbare in eine Kopie zu retten.',
  'project-disk-full':
    'Das Laufwerk ist voll: {path} konnte nicht geschrieben werden. Schaffen Sie Platz und versuchen Sie es erneut; nichts wurde geändert.',
  'project-exists': '{path} gibt es schon. Öffnen Sie es, oder wählen Sie einen anderen Namen.',
  'folder-missing': 'Den Ordner {path} gibt es nicht. Legen Sie ihn an, oder wählen Sie einen anderen.',
  'folder-no-access':
    'Das System lässt Mapwright nicht im Ordner {path} speichern. Wählen Sie einen anderen.',
  'project-newer':
    '{path} stammt von einem neueren Mapwright. Aktualisieren Sie Mapwright, um es zu öffnen; die Datei wurde nicht geändert.',
  'not-a-project':
    '{path} ist kein Mapwright-Projekt. Um eine Sitemap oder Liste zu lesen, legen Sie ein Projekt an und importieren Sie sie.',
  'replace-not-a-project':
    '{path} gibt es und es ist kein Mapwright-Projekt, daher wurde es nicht ersetzt. Wählen Sie einen anderen Namen.',
  'project-unreadable':
    '{path} ist so beschädigt, dass nichts darin lesbar ist. Die Datei wurde nicht geändert; spielen Sie eine Sicherung ein.',
  'no-project': 'Es ist kein Projekt offen. Öffnen oder erstellen Sie zuerst eines.',
  'job-running': 'Es läuft noch eine andere Aufgabe. Warten Sie auf ihr Ende, oder brechen Sie sie ab.',
  'row-gone': 'Diese Zeile ist nicht mehr im Projekt.',
  'row-changed':
    'Die Zeile hat sich inzwischen geändert. Sehen Sie sie erneut an und wiederholen Sie dann die Änderung.',
  'source-missing': '"{path}" gibt es nicht. Prüfen Sie Pfad und Schreibweise.',
  'source-no-access':
    '"{path}" kann nicht gelesen werden: Das System verweigert den Zugriff. Ändern Sie die Rechte, oder wählen Sie einen anderen Ort.',
  'source-is-folder': '"{path}" ist ein Ordner, keine Datei. Nennen Sie eine Datei darin.',
  'source-loop': '"{path}" ist eine symbolische Verknüpfung, die auf sich selbst zurückführt.',
  'no-match': 'Keine Datei passt zu "{pattern}". Prüfen Sie das Muster und den Ordner, in dem es beginnt.',
  'source-damaged':
    '"{path}" ist abgeschnitten oder beschädigt, daher wurde nichts importiert. Holen Sie die Datei erneut, oder importieren Sie das Lesbare.',
  'compare-damaged':
    '„{path}“ ist abgeschnitten oder beschädigt, deshalb wurde nichts verglichen. Holen Sie die Datei erneut, oder vergleichen Sie, was davon lesbar ist.',
  'compare-gone': 'Den Vergleich gibt es nicht mehr. Vergleichen Sie erneut, um ihn zu sehen.',
  'compare-not-exported':
    'Das Projekt wurde noch nicht nach {path} exportiert, oder das ist nicht mehr bekannt.',
  'compare-no-state': 'Das Projekt {path} hat keinen Prüfpunkt oder Stand „{state}“.',
  'compare-not-applicable':
    'Unterschiede lassen sich nur übernehmen, wenn die erste Seite das geöffnete Projekt in seinem jetzigen Zustand ist.',
  'loc-empty': 'Die Adresse ist leer. Geben Sie eine ein, etwa https://example.com/seite.',
  'loc-relative': '"{text}" ist keine absolute Adresse. Beginnen Sie mit https:// oder http://.',
  'loc-space':
    '"{text}" enthält Leerraum oder ein Steuerzeichen. Entfernen Sie es, oder schreiben Sie ein Leerzeichen als %20.',
  'loc-invalid': '"{text}" ist keine gültige Adresse. Prüfen Sie den Hostnamen.',
  'loc-too-long': 'Die Adresse hat {length} Zeichen; eine Sitemap nimmt höchstens {max}.',
  'lastmod-invalid':
    '"{text}" ist kein W3C-Datum. Schreiben Sie JJJJ-MM-TT, oder eine Zeit mit Zone wie 2026-03-31T14:05:00+02:00.',
  'changefreq-invalid': '"{text}" ist keine Änderungshäufigkeit. Wählen Sie eine von {names}.',
  'priority-invalid': '"{text}" ist keine Priorität. Schreiben Sie eine Zahl von 0.0 bis 1.0, etwa 0.8.',
  'export-disk-full':
    'Das Laufwerk ist voll, daher konnte {path} nicht geschrieben werden. Schaffen Sie Platz oder wählen Sie einen anderen Ordner.',
  'export-no-access':
    'Mapwright darf {path} nicht schreiben. Ändern Sie die Rechte oder wählen Sie einen anderen Ordner.',
  'export-folder-denied':
    'Der Ordner {path} kann dort nicht angelegt werden: Das System erlaubt es nicht. Wählen Sie einen anderen Ordner.',
  'export-file-not-folder':
    '{path} kann kein Ordner sein, denn eine Datei heißt so. Wählen Sie einen anderen Ordner.',
  'export-name-too-long': 'Der Pfad {path} ist für dieses System zu lang. Wählen Sie einen anderen Ordner.',
  'export-is-file': '{path} ist eine Datei. Wählen Sie einen Ordner für den Export.',
  'export-in-use':
    'Ein anderes Mapwright exportiert gerade nach {path}. Warten Sie, bis es fertig ist, oder wählen Sie einen anderen Ordner.',
  'file-is-folder': '{path} ist ein Ordner. Wählen Sie einen Dateinamen darin.',
  'file-exists': '{path} gibt es schon. Wählen Sie einen anderen Namen, oder lassen Sie die Datei ersetzen.',
  'file-folder-missing':
    'Den Ordner von {path} gibt es nicht. Wählen Sie einen anderen, oder legen Sie ihn erst an.',
  'file-name-too-long': 'Der Name {path} ist für dieses System zu lang. Wählen Sie einen kürzeren.',
  'file-not-written':
    '{path} konnte nicht geschrieben werden. Versuchen Sie es noch einmal, oder wählen Sie einen anderen Ordner.',
  'file-is-project': '{path} ist das Projekt selbst. Wählen Sie einen anderen Namen.',
  'cell-too-long':
    '{path} wurde nicht geschrieben: Eine Zelle einer Arbeitsmappe fasst höchstens 32.767 Zeichen, und Spalte "{column}" von "{loc}" hat {length}. Lassen Sie diese Spalte weg, oder exportieren Sie als CSV.',
  'rule-not-excepted':
    '{rule} lässt keine Ausnahme zu: Eine Zeile, die sie findet, kann nicht exportiert werden. Berichtigen Sie die Zeile, oder lassen Sie sie weg.',
  'rule-not-off':
    '{rule} lässt sich nicht ausschalten: Zeilen, die sie findet, können nicht exportiert werden. Wählen Sie Hinweis, damit sie weniger wiegt.',
  'rule-param-unknown': '{rule} hat keinen Parameter "{name}".',
  'rule-param-number': 'Der Parameter "{name}" von {rule} muss eine Zahl sein.',
  'rule-param-list': 'Der Parameter "{name}" von {rule} muss eine Liste von Texten sein.',
  'rule-param-range': 'Der Parameter "{name}" von {rule} muss von {min} bis {max} sein.',
};
