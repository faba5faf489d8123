// German sentences of errors, by the keys of the contract. Texts only, no logic.
import type { ErrorKey } from '../../../shared/contract/error-texts.ts';

export const reasons: Readonly<Record<ErrorKey, string>> = {
  'project-missing': 'Die Projektdatei {path} gibt es nicht.',
  'project-no-access':
    'Das System lässt Mapwright {path} nicht lesen und schreiben. Ändern Sie die Rechte der Datei und ihres Ordners, oder kopieren Sie das Projekt in einen eigenen Ordner.',
  'project-locked':
    'Das Projekt {path} ist in einem anderen Fenster oder Programm offen. Schließen Sie es dort zuerst.',
  'project-locked-by':
    'Das Projekt {path} ist seit {since} in einem anderen Fenster oder Programm offen (Prozess {pid} auf {host}). Schließen Sie es dort zuerst.',
  'project-cant-open': 'Die Projektdatei {path} konnte nicht geöffnet werden.',
  'project-damaged':
    'Die Projektdatei {path} ist beschädigt. Öffnen Sie sie erneut, um das Lesbare in eine Kopie zu retten.',
  'project-foreign':
    '{path} wurde von einem anderen Programm geändert ({part}). Mapwright öffnet stattdessen eine Kopie der Zeilen; die Datei blieb unverändert.',
  'project-disk-full':
    'Das Laufwerk ist voll: {path} konnte nicht geschrieben werden. Schaffen Sie Platz und versuchen Sie es erneut; nichts wurde geändert.',
  'path-not-chosen':
    'Mapwright verwendet nur Dateien und Ordner, die Sie gewählt haben; {path} gehört nicht dazu. Wählen Sie den Pfad in einem Dialog, ziehen Sie ihn ins Fenster, oder geben Sie ihn ein.',
  'project-exists': '{path} gibt es schon. Öffnen Sie es, oder wählen Sie einen anderen Namen.',
  'folder-missing': 'Den Ordner {path} gibt es nicht. Legen Sie ihn an, oder wählen Sie einen anderen.',
  'folder-no-access':
    'Das System lässt Mapwright nicht im Ordner {path} speichern. Wählen Sie einen anderen.',
  'project-read-only':
    '{path} ist schreibgeschützt geöffnet. Um etwas zu ändern, speichern Sie mit „Speichern unter…“ eine Kopie und arbeiten Sie darin.',
  'project-no-room':
    'In {folder} ist kein Platz für eine Lesekopie von {path}. Geben Sie Speicher frei, oder setzen Sie TMPDIR auf einen anderen Ordner.',
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
  'source-missing': '"{path}" gibt es nicht. Prüfen Sie Pfad und Schreibweise.',
  'source-no-access':
    '"{path}" kann nicht gelesen werden: Das System verweigert den Zugriff. Ändern Sie die Rechte, oder wählen Sie einen anderen Ort.',
  'source-is-folder': '"{path}" ist ein Ordner, keine Datei. Nennen Sie eine Datei darin.',
  'table-empty': '"{path}" ist leer oder enthält nichts als Leerraum.',
  'table-old-workbook':
    '"{path}" ist eine alte oder verschlüsselte Arbeitsmappe (.xls), die nicht als Tabelle gelesen werden kann. Speichern Sie sie als .xlsx oder .csv.',
  'table-html':
    '"{path}" ist eine HTML-Seite, keine Tabelle. Öffnen Sie sie in einer Tabellenkalkulation und speichern Sie sie als .xlsx oder .csv.',
  'table-no-loc':
    'Keine Spalte von "{path}" enthält Adressen. Nennen Sie die richtige „loc“, oder wählen Sie sie.',
  'table-no-id':
    'Keine Spalte von "{path}" enthält Zeilennummern. Nennen Sie die richtige „id“, oder wählen Sie sie.',
  'source-loop': '"{path}" ist eine symbolische Verknüpfung, die auf sich selbst zurückführt.',
  'no-match': 'Keine Datei passt zu "{pattern}". Prüfen Sie das Muster und den Ordner, in dem es beginnt.',
  'source-damaged':
    '"{path}" ist abgeschnitten oder beschädigt, daher wurde nichts importiert. Holen Sie die Datei erneut, oder importieren Sie das Lesbare.',
  'compare-damaged':
    '„{path}“ ist abgeschnitten oder beschädigt, deshalb wurde nichts verglichen. Holen Sie die Datei erneut, oder vergleichen Sie, was davon lesbar ist.',
  'compare-unread':
    '{cause} Es wurde nichts verglichen. Beheben Sie das, oder vergleichen Sie, was lesbar ist.',
  'compare-gone': 'Den Vergleich gibt es nicht mehr. Vergleichen Sie erneut, um ihn zu sehen.',
  'compare-not-exported':
    'Das Projekt wurde noch nicht nach {path} exportiert, oder das ist nicht mehr bekannt.',
  'compare-export-gone':
    'Der Ordner {path} enthält den letzten Export nicht mehr, und das Projekt kann nicht zu seinem damaligen Stand zurück. Exportieren Sie erneut, oder wählen Sie einen anderen Ordner.',
  'compare-no-state': 'Das Projekt {path} hat keinen Prüfpunkt oder Stand „{state}“.',
  'compare-not-applicable':
    'Unterschiede lassen sich nur in das Projekt übernehmen, das offen war, als sie gefunden wurden. Vergleichen Sie noch einmal.',
  'loc-empty': 'Die Adresse ist leer. Geben Sie eine ein, etwa https://example.com/seite.',
  'loc-relative': '"{text}" ist keine absolute Adresse. Beginnen Sie mit https:// oder http://.',
  'loc-space':
    '"{text}" enthält Leerraum oder ein Steuerzeichen. Entfernen Sie es, oder schreiben Sie ein Leerzeichen als %20.',
  'loc-invalid': '"{text}" ist keine gültige Adresse. Prüfen Sie den Hostnamen.',
  'loc-too-long': 'Die Adresse hat {length} Zeichen; eine Sitemap nimmt höchstens {max}.',
  'lastmod-invalid':
    '"{text}" ist kein W3C-Datum. Schreiben Sie JJJJ-MM-TT, oder eine Zeit mit Zone wie 2026-03-31T14:05:00+02:00.',
  'lastmod-no-zone':
    '"{text}" hat keine Zeitzone. Schreiben Sie sie hinter die Zeit: {time}Z für UTC, oder etwa {time}+02:00.',
  'lastmod-short-year': '"{text}" hat ein Jahr mit zwei Ziffern. Schreiben Sie alle vier, etwa 2026-03-31.',
  'lastmod-no-month': 'Einen Monat {month} gibt es nicht. Schreiben Sie 01 bis 12.',
  'lastmod-no-day': 'Einen Tag {day} gibt es nicht.',
  'lastmod-no-february': 'Einen {day}. Februar gibt es nicht.',
  'lastmod-no-april': 'Einen {day}. April gibt es nicht.',
  'lastmod-no-june': 'Einen {day}. Juni gibt es nicht.',
  'lastmod-no-september': 'Einen {day}. September gibt es nicht.',
  'lastmod-no-november': 'Einen {day}. November gibt es nicht.',
  'lastmod-no-leap-day': '{year} hat keinen 29. Februar.',
  'lastmod-no-time': 'Die Uhrzeit {time} gibt es nicht. Schreiben Sie 00:00 bis 23:59.',
  'changefreq-invalid': '"{text}" ist keine Änderungshäufigkeit. Wählen Sie eine von {names}.',
  'priority-invalid': '"{text}" ist keine Priorität. Schreiben Sie eine Zahl von 0.0 bis 1.0, etwa 0.8.',
  'included-invalid': '"{text}" sagt nicht, ob die Zeile dabei ist. Schreiben Sie true oder false.',
  'export-disk-full':
    'Das Laufwerk ist voll, daher konnte {path} nicht geschrieben werden. Schaffen Sie Platz oder wählen Sie einen anderen Ordner.',
  'export-no-access':
    'Mapwright darf {path} nicht schreiben. Ändern Sie die Rechte oder wählen Sie einen anderen Ordner.',
  'export-read-only':
    '{path} liegt auf einem Laufwerk oder in einem Ordner, der sich nur lesen lässt. Wählen Sie einen Ordner auf einem anderen Laufwerk.',
  'export-system-folder':
    'Einen Ordner {path} kann es nicht geben: {folder} gehört dem System und bewahrt keine Dateien auf. Wählen Sie einen anderen Ordner.',
  'export-dangling-link':
    '{link} ist eine Verknüpfung mit {target}, und das gibt es nicht. Legen Sie diesen Ordner an, berichtigen Sie die Verknüpfung, oder wählen Sie einen anderen Ordner.',
  'export-link-loop':
    '{path} ist nicht zu erreichen: Eine Verknüpfung führt zu sich selbst zurück. Berichtigen Sie sie, oder wählen Sie einen anderen Ordner.',
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
    'Es gibt nichts zu exportieren. Das Projekt hat noch keine URLs. Importieren Sie welche, oder fügen Sie sie hinzu.',
  'export-nothing-left':
    'Es gibt nichts zu exportieren. Jede Zeile ist weggelassen oder hat eine Adresse, die sich nicht schreiben lässt (Zeilen: {rows}). Nehmen Sie Zeilen auf, oder berichtigen Sie sie.',
  'export-url-too-large':
    '{loc} ergibt allein eine Datei von {bytes} Byte, mehr als die Grenze von {max} Byte. Erhöhen Sie die Grenze, oder lassen Sie diese Zeile weg.',
  'export-index-too-large':
    'Ein Index mit {address} allein hat {bytes} Byte, mehr als die Grenze von {max} Byte. Erhöhen Sie die Grenze.',
  'export-too-many-files':
    'Mit höchstens {maxUrls} URLs und {maxBytes} Byte je Datei braucht dieser Satz mehr als {files} Dateien, und mehr können die Indexe einer Website nicht nennen. Erhöhen Sie die Grenzen, oder lassen Sie Zeilen weg.',
  'export-too-many-indexes':
    'Dieser Satz braucht {count} Indexe, und Suchmaschinen nehmen {max} je Website. Erhöhen Sie die Grenzen der Dateien und Indexe, oder schreiben Sie einen Index für alle Bereiche.',
  'export-folder-relative':
    '„{path}“ ist nicht der ganze Pfad eines Ordners. Geben Sie den ganzen Pfad des Ordners an, in den exportiert wird, etwa {example}.',
  'file-relative': '„{path}“ ist nicht der ganze Pfad einer Datei. Geben Sie ihn ganz an.',
  'export-folder-in-file':
    '{file} ist eine Datei, daher kann es keinen Ordner {path} geben. Wählen Sie einen anderen Ordner.',
  'base-missing':
    'Die Webadresse des Ordners fehlt. Geben Sie die Adresse des Ordners ein, in den die Dateien hochgeladen werden, etwa https://www.example.com/.',
  'base-not-absolute':
    'Die Webadresse des Ordners „{text}“ ist nicht brauchbar: Sie muss eine absolute Adresse mit http:// oder https:// sein. Geben Sie die Adresse des Ordners ein, in den die Dateien hochgeladen werden, etwa https://www.example.com/.',
  'base-blank':
    'Die Webadresse des Ordners „{text}“ ist nicht brauchbar: Sie hat ein Leer- oder Steuerzeichen. Schreiben Sie ein Leerzeichen als %20, oder nennen Sie den Ordner, in den die Dateien hochgeladen werden, anders.',
  'base-query':
    'Die Webadresse des Ordners „{text}“ ist nicht brauchbar: Sie darf keinen Teil mit „?“ oder „#“ haben. Geben Sie die Adresse des Ordners ein, in den die Dateien hochgeladen werden, etwa https://www.example.com/.',
  'base-password':
    'Die Webadresse des Ordners „{text}“ ist nicht brauchbar: Sie darf keinen Benutzernamen und kein Passwort haben. Geben Sie die Adresse des Ordners ein, in den die Dateien hochgeladen werden, etwa https://www.example.com/.',
  'base-file':
    'Die Webadresse des Ordners „{text}“ ist nicht brauchbar: Sie ist die einer Datei. Geben Sie die Adresse des Ordners ein, in den die Dateien hochgeladen werden, etwa https://www.example.com/.',
  'base-too-long':
    'Die Webadresse des Ordners „{text}“ ist nicht brauchbar: Sie ist zu lang. Geben Sie die Adresse des Ordners ein, in den die Dateien hochgeladen werden, etwa https://www.example.com/.',
  'pattern-empty': 'Das Muster der Dateinamen ist leer. Geben Sie eines ein, etwa {section}-{n}.',
  'pattern-characters':
    '„{pattern}“ ergibt Namen, die nicht jedes System haben kann. Verwenden Sie Buchstaben, Ziffern, „-“, „_“, „.“ und „/“, und keinen „.“ am Anfang oder Ende eines Namens.',
  'pattern-reserved':
    '„{pattern}“ ergibt den Namen eines Windows-Geräts, etwa con oder com1. Wählen Sie ein anderes Muster.',
  'pattern-long': '„{pattern}“ ergibt Namen, die für manche Systeme zu lang sind. Kürzen Sie es.',
  'pattern-placeholder':
    '„{pattern}“ hat Klammern, die nichts bedeuten. Verwenden Sie {section}, {n}, {digits} für drei Ziffern, und {host}.',
  'pattern-number':
    '„{pattern}“ gibt allen Dateien denselben Namen. Fügen Sie {n} ein, oder {digits} für drei Ziffern, wo ihre Nummer stehen soll.',
  'pattern-section':
    '„{pattern}“ gibt Dateien mehrerer Bereiche denselben Namen. Fügen Sie {section} ein, oder schreiben Sie den Satz ohne Bereiche.',
  'pattern-folder':
    '„{pattern}“ führt aus dem Ordner hinaus, oder hat einen Ordner ohne Namen. Berichtigen Sie die Schrägstriche.',
  'index-name':
    '„{name}“ kann nicht der Name des Index sein. Verwenden Sie Buchstaben, Ziffern, „-“ und „_“, und keinen Namen eines Windows-Geräts.',
  'index-taken':
    'Der Index würde {name} heißen, und eine andere Datei des Satzes heißt {other}. Ändern Sie den Namen des Index.',
  'index-alike':
    'Der Index würde {name} heißen und eine andere Datei des Satzes {other}, was manche Systeme nicht auseinanderhalten. Ändern Sie den Namen des Index.',
  'name-characters':
    'Eine Datei kann nicht {name} heißen: Nicht jedes System kann den Namen haben. Ändern Sie das Muster der Namen.',
  'name-reserved':
    'Eine Datei kann nicht {name} heißen: Windows hat ein Gerät dieses Namens. Ändern Sie das Muster der Namen.',
  'name-long': 'Eine Datei kann nicht {name} heißen: Das ist zu lang. Ändern Sie das Muster der Namen.',
  'names-same':
    'Zwei Dateien des Satzes würden {name} heißen. Ändern Sie das Muster der Namen, oder benennen Sie einen Bereich um.',
  'names-alike':
    'Zwei Dateien des Satzes würden {other} und {name} heißen, was manche Systeme nicht auseinanderhalten. Ändern Sie das Muster der Namen, oder benennen Sie einen Bereich um.',
  'name-in-file':
    '{file} wäre zugleich eine Datei des Satzes und der Ordner von {name}. Ändern Sie das Muster der Namen oder den Namen des Index.',
  'export-name-is-folder':
    '{path} ist ein Ordner, und der Export braucht den Namen für eine Datei. Benennen Sie ihn um, oder wählen Sie einen anderen Ordner.',
  'export-name-is-device':
    '{path} ist eine Pipe, ein Gerät oder Ähnliches, und der Export braucht den Namen für eine Datei. Entfernen Sie es, oder wählen Sie einen anderen Ordner.',
  'export-folder-is-link':
    '{path} ist eine Verknüpfung zu einem anderen Ort, und der Export braucht einen Ordner dieses Namens. Benennen Sie sie um, oder wählen Sie einen anderen Ordner.',
  'export-folder-is-file':
    '{path} ist eine Datei, und der Export braucht einen Ordner dieses Namens. Benennen Sie sie um, oder wählen Sie einen anderen Ordner.',
  'export-in-the-way':
    '{path} hat schon {names}, nicht von Mapwright geschrieben oder seither geändert. Erlauben Sie das Ersetzen, oder wählen Sie einen anderen Ordner.',
  'export-more-in-the-way':
    '{path} hat schon {names} und {more} weitere, nicht von Mapwright geschrieben oder seither geändert. Erlauben Sie das Ersetzen, oder wählen Sie einen anderen Ordner.',
  'export-too-many-open':
    '{path} konnte nicht geöffnet werden, da auf diesem Rechner zu viele Dateien offen sind. Schließen Sie einige Programme und exportieren Sie erneut.',
  'export-vanished': '{path} ist weg: Etwas hat es während des Exports entfernt. Exportieren Sie erneut.',
  'export-not-written':
    '{path} konnte nicht geschrieben werden ({code}). Versuchen Sie es erneut, oder wählen Sie einen anderen Ordner.',
  'export-not-unpacked':
    '{path} ergibt ausgepackt nicht, was gepackt wurde. Prüfen Sie Arbeitsspeicher und Laufwerk dieses Rechners, und exportieren Sie dann erneut.',
  'export-not-read-back':
    '{path} konnte nicht so zurückgelesen werden, wie es geschrieben wurde. Prüfen Sie das Laufwerk, oder wählen Sie einen anderen Ordner.',
  'export-incomplete':
    'Der neue Satz ist vollständig, aber nicht alle seine Dateien konnten in {path} an ihren Platz gebracht werden. Schließen Sie Programme, die diese Dateien offen haben, und prüfen Sie die Rechte des Ordners; der nächste Export vollendet ihn.',
  'export-held':
    'Der neue Satz ist vollständig, aber nicht alle seine Dateien konnten in {path} an ihren Platz gebracht werden: Ein anderes Programm hielt eine davon zehn Sekunden lang offen. Schließen Sie Programme, die diese Dateien offen haben, und prüfen Sie die Rechte des Ordners; der nächste Export vollendet ihn.',
  'export-not-kept':
    'Der neue Satz liegt vollständig in {path}, aber die Projektdatei konnte nicht geschrieben werden, sodass sie nichts von diesem Export weiß. Hochzuladen: {files}. Beheben Sie dann die Ursache, und exportieren Sie erneut.',
  'export-others':
    'Den Satz in {path} hat ein anderes Projekt oder ein früherer Stand von diesem geschrieben. Erlauben Sie, ihn zu ersetzen, oder wählen Sie einen anderen Ordner.',
  'export-not-ours': '{path} hat keinen Satz, den Mapwright geschrieben hat, daher wurde nichts entfernt.',
  'profiles-full': 'Ein Projekt bewahrt höchstens {max} Profile. Löschen Sie zuerst eines.',
  'profile-name':
    'Das Profil kann nicht „{name}“ heißen: Es gibt schon eines dieses Namens (Groß- und Kleinschreibung zählt nicht), oder es wurde gelöscht. Wählen Sie einen anderen Namen.',
  'compare-recovered':
    '{path} ist beschädigt. Was lesbar war, wurde nach {copy} kopiert: Prüfen Sie das, und vergleichen Sie es.',
  'compare-foreign':
    '{path} wurde von einem anderen Programm geändert ({part}). Die Zeilen wurden nach {copy} kopiert: Prüfen Sie das, und vergleichen Sie es.',
  'compare-no-source': 'Das Projekt hat diese Quelle nicht mehr.',
  'compare-half-moved':
    'Ein Export nach {path} wurde unterbrochen: Ein Teil der Dateien dort gehört zum Satz davor. Öffnen Sie das Projekt, das dorthin exportiert wurde, oder exportieren Sie es dorthin erneut; das macht den Satz vollständig.',
  'compare-no-sitemap':
    'In „{path}“ ist keine Sitemap. Nennen Sie eine Datei, einen Ordner oder eine Adresse, die eine hat.',
  'compare-none-found':
    'Für „{site}“ wurde keine Sitemap gefunden. Geben Sie deren Adresse an, wenn Sie sie kennen. Versucht: {tried}.',
  'file-is-folder': '{path} ist ein Ordner. Wählen Sie einen Dateinamen darin.',
  'file-is-device':
    '{path} ist eine Pipe, ein Gerät oder dergleichen, das keine Datei ersetzen darf. Wählen Sie einen anderen Namen.',
  'file-exists': '{path} gibt es schon. Wählen Sie einen anderen Namen, oder lassen Sie die Datei ersetzen.',
  'file-folder-missing':
    'Den Ordner von {path} gibt es nicht. Wählen Sie einen anderen, oder legen Sie ihn erst an.',
  'file-name-too-long': 'Der Name {path} ist für dieses System zu lang. Wählen Sie einen kürzeren.',
  'file-not-written':
    '{path} konnte nicht geschrieben werden. Versuchen Sie es noch einmal, oder wählen Sie einen anderen Ordner.',
  'file-is-project': '{path} ist das Projekt selbst. Wählen Sie einen anderen Namen.',
  'file-is-read': '{path} wird hier gelesen und daher nie ersetzt. Wählen Sie einen anderen Namen.',
  'file-of-set':
    '{path} ist eine Datei des Satzes und wird daher nie ersetzt. Wählen Sie einen anderen Namen.',
  'zip-no-name':
    '{path} ist ein Ordner: Ein Name für das Archiv fehlt. Fügen Sie einen an, zum Beispiel {example}.',
  'zip-in-set': 'Im Ordner des Satzes muss der Name eines Archivs auf .zip enden, nicht {path}.',
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
