// German: what rules say of a finding.
import type { FINDINGS_TEXTS } from '../findings.ts';
import type { Translated } from '../../translated.ts';

export const findings: Translated<typeof FINDINGS_TEXTS> = {
  'changefreq-ignored':
    'Zeilen mit Änderungshäufigkeit: {rows}. Google und Bing lesen sie nicht; ohne sie sind die Dateien kleiner.',
  'changefreq-invalid':
    'Die Änderungshäufigkeit {changefreq} ist nicht bekannt und bleibt daher beim Export weg. Wählen Sie {names} oder leeren Sie die Zelle.',
  'compare-export-changed':
    '„{path}“ ist nicht mehr das, was der letzte Export geschrieben hat. Verglichen wurde die Datei, wie sie jetzt ist.',
  'compare-export-gone':
    'Im Ordner {path} liegt der letzte Export nicht mehr. Verglichen wurde mit dem Projekt, wie es damals war.',
  'file-empty':
    '{location} hat keine URL. Eine leere Sitemap ist nach dem Schema ungültig: Lassen Sie sie aus dem Index weg.',
  'file-encoding':
    '{location} ist nicht in gültigem UTF-8, wie es Sitemaps sein müssen, oder deklariert eine andere Kodierung. Suchen Sie in den Zeilen nach beschädigten Buchstaben. Ein Export schreibt UTF-8.',
  'file-namespace':
    'Das Wurzelelement von {location} hat nicht den Namensraum {namespace}. Manche Programme lehnen das ab. Ein Export schreibt den richtigen.',
  'file-near-limit':
    '{location} ist zu {share} % voll. Ein Programm, das immer mehr anfügt, macht die Datei bald zu groß.',
  'file-too-large':
    '{location} hat entpackt {bytes} Byte; eine Sitemap darf höchstens {max} haben, und Crawler verwerfen den Rest. Ein Export teilt sie auf.',
  'file-too-many-urls':
    '{location} hat {entries} URLs; eine Sitemap darf höchstens {max} haben, und Crawler verwerfen den Rest. Ein Export teilt sie auf.',
  'hreflang-conflict': 'Die Sprachversion {version} hat zwei URLs, {first} und {second}. Behalten Sie eine.',
  'hreflang-default-conflict':
    'Eine Sprachversion von {loc} nennt ein anderes x-default als diese Zeile. Alle Versionen müssen dasselbe nennen.',
  'hreflang-incomplete':
    'Eine Version, die {loc} nennt, hat eine Sprache oder ein x-default, das dieser Zeile fehlt. Alle Versionen einer Seite müssen dieselben Sprachen nennen. Ergänzen Sie den fehlenden Link.',
  'hreflang-invalid':
    'Der Sprachcode {found} ist ungültig ({fault}). Schreiben Sie eine Sprache wie de, eine Sprache mit einer Region wie de-AT, oder x-default.',
  'hreflang-invalid-meant': 'Der Sprachcode {found} ist ungültig ({fault}). Schreiben Sie {meant}.',
  'hreflang-invalid-more':
    'Diese Sprachcodes sind ungültig: {codes}. Schreiben Sie, worauf der Pfeil zeigt, sonst eine Sprache wie de, eine Sprache mit einer Region wie de-AT, oder x-default.',
  'hreflang-no-return':
    'Eine Sprachversion von {loc} steht in diesem Projekt, nennt diese Seite aber nicht. Google ignoriert Links, die nicht erwidert werden. Ergänzen Sie dort den fehlenden Link.',
  'hreflang-relative':
    'Die URL {address} der Sprachversion {version} ist keine vollständige URL. Schreiben Sie sie mit https:// und Host.',
  'hreflang-self-default':
    'Nur das x-default von {loc} führt zur Seite selbst. Jede Version muss sich auch unter ihrer eigenen Sprache nennen.',
  'hreflang-self-missing':
    'Die Sprachversionen von {loc} nennen die Seite selbst nicht. Jede Version muss alle nennen, auch sich selbst.',
  'hreflang-target-excluded':
    'Eine Sprachversion von {loc} ist eine Zeile, die vom Export ausgeschlossen ist. Nehmen Sie sie auf oder entfernen Sie den Link.',
  'hreflang-target-missing':
    'Eine Sprachversion von {loc} auf demselben Host ist keine Zeile dieses Projekts. Fügen Sie sie hinzu, korrigieren Sie ihre URL oder entfernen Sie den Link.',
  'image-deprecated':
    'Die Bilder haben {parts}; das liest Google seit 2022 nicht mehr. Es schadet nicht; ohne diese Angaben ist die Datei kleiner.',
  'image-loc-invalid':
    'Die Bild-URL {address} ist keine vollständige URL. Schreiben Sie sie mit https:// und Host.',
  'image-loc-missing':
    'Ein Bild hat keine URL (image:loc), den einzigen Teil, der zählt. Ergänzen Sie sie oder entfernen Sie das Bild.',
  'image-loc-missing-more':
    '{count} Bilder haben keine URL (image:loc), den einzigen Teil, der zählt. Ergänzen Sie sie oder entfernen Sie die Bilder.',
  'image-too-many':
    'Die Zeile hat {count} Bilder; Google liest höchstens {max} pro Seite. Behalten Sie die wichtigsten.',
  'lastmod-all-alike':
    '{alike} von {rows} Daten sind {value}. Suchmaschinen vertrauen Daten nicht, die nur sagen, wann die Datei entstand. Geben Sie jeder Seite den Tag ihrer letzten Änderung oder leeren Sie die Zellen.',
  'lastmod-future':
    'Das Änderungsdatum {lastmod} liegt in der Zukunft. Suchmaschinen vertrauen Daten nicht, die nicht stimmen können. Setzen Sie den Tag, an dem sich die Seite zuletzt geändert hat, oder leeren Sie die Zelle.',
  'lastmod-import-day':
    '{alike} von {rows} Daten sind vom {value}, dem Tag des Imports: Die Website schreibt bei jeder Seite das Datum von heute. Geben Sie jeder Seite den Tag ihrer letzten Änderung oder leeren Sie die Zellen.',
  'lastmod-imprecise':
    'Das Änderungsdatum {lastmod} hat nur ein Jahr. Das Sitemap-Schema verlangt einen Tag; das Datum bleibt daher beim Export weg. Schreiben Sie den Tag, etwa 2025-01-31, oder leeren Sie die Zelle.',
  'lastmod-imprecise-month':
    'Das Änderungsdatum {lastmod} hat nur einen Monat. Das Sitemap-Schema verlangt einen Tag; das Datum bleibt daher beim Export weg. Schreiben Sie den Tag, etwa 2025-01-31, oder leeren Sie die Zelle.',
  'lastmod-invalid':
    'Das Änderungsdatum {lastmod} ist kein Datum, das in einer Sitemap stehen kann, und bleibt daher beim Export weg. Schreiben Sie es als 2025-01-31 oder mit Uhrzeit und Zone als 2025-01-31T12:00:00+01:00.',
  'lastmod-no-seconds':
    'Das Änderungsdatum {lastmod} hat eine Uhrzeit ohne Sekunden und besteht die Prüfung gegen das Schema nicht. Es wird mit :00 Sekunden exportiert.',
  'lastmod-no-zone':
    'Das Änderungsdatum {lastmod} hat eine Uhrzeit, aber keine Zeitzone, und bleibt daher beim Export weg. Ergänzen Sie Z für UTC oder einen Versatz wie +01:00, oder schreiben Sie nur den Tag.',
  'lastmod-too-old':
    'Das Änderungsdatum {lastmod} liegt vor {year}: meist ein leeres Datum, das ein Programm geschrieben hat. Setzen Sie den Tag, an dem sich die Seite zuletzt geändert hat, oder leeren Sie die Zelle.',
  'loc-bad-escape':
    '{loc} hat ein %, dem keine zwei hexadezimalen Ziffern folgen (Zeichen {at}). Schreiben Sie ein Prozentzeichen selbst als %25.',
  'loc-credentials':
    'Die URL auf {host} enthält einen Benutzernamen oder ein Passwort, das in der Sitemap jeder lesen könnte. Entfernen Sie, was vor dem Host steht.',
  'loc-default-port':
    '{loc} nennt den Standardport und sieht dadurch wie eine andere URL aus. Entfernen Sie den Port.',
  'loc-dot-segment':
    '{loc} hat „.“ oder „..“ als Teil des Pfads. Crawler rufen {address} ab: Schreiben Sie das.',
  'loc-double-encoded':
    '{loc} hat {found}; das sieht nach {once} aus, das ein zweites Mal kodiert wurde. Die meisten Server kennen nur die einmal kodierte URL.',
  'loc-double-escaped':
    '{loc} enthält {found} als Text: Es wurde zweimal maskiert. Schreiben Sie das Zeichen selbst; Mapwright maskiert es beim Export.',
  'loc-double-slash':
    '{loc} hat zwei Schrägstriche hintereinander im Pfad. Meist ist einer ein Fehler in einer Vorlage, und beide URLs zeigen dieselbe Seite.',
  'loc-duplicate':
    '{loc} kommt auch in einer früheren Zeile vor; diese Zeile wird daher nicht exportiert. Löschen Sie diese Zeile oder ändern Sie ihre URL.',
  'loc-duplicate-line':
    '{loc} kommt auch in einer früheren Zeile vor; diese Zeile wird daher nicht exportiert. Löschen Sie diese Zeile oder ändern Sie ihre URL. Zuerst steht sie in Zeile {line} von {location}.',
  'loc-duplicate-file':
    '{loc} kommt auch in einer früheren Zeile vor; diese Zeile wird daher nicht exportiert. Löschen Sie diese Zeile oder ändern Sie ihre URL. Zuerst steht sie in {location}.',
  'loc-duplicate-hand':
    '{loc} kommt auch in einer früheren Zeile vor; diese Zeile wird daher nicht exportiert. Löschen Sie diese Zeile oder ändern Sie ihre URL. Zuerst steht sie in einer Zeile, die von Hand hinzugefügt wurde.',
  'loc-fragment':
    '{loc} hat ein Fragment ({fragment}). Crawler ignorieren es; gemeint ist also die Seite ohne Fragment. Entfernen Sie das # und alles danach.',
  'loc-host-case':
    '{loc} hat Großbuchstaben vor dem Pfad. Dort bedeuten sie nichts, aber die URL sieht wie eine andere aus. Schreiben Sie {start}.',
  'loc-idn-host':
    'Der Host von {loc} hat Buchstaben außerhalb von ASCII. Nicht jedes Programm wandelt sie um: Schreiben Sie {host}.',
  'loc-invalid':
    '{loc} hat ein Zeichen, das eine URL nicht haben kann ({character}), und wird daher nicht exportiert. Entfernen Sie es.',
  'loc-invalid-scheme':
    '{loc} ist keine Web-URL: Sie beginnt mit {scheme} und wird daher nicht exportiert. Eine Sitemap nimmt nur http:// und https://.',
  'loc-invalid-host':
    '{loc} lässt sich nicht als Web-URL lesen und wird daher nicht exportiert. Prüfen Sie den Teil zwischen :// und dem nächsten Schrägstrich.',
  'loc-invalid-short':
    '{loc} hat {length} Zeichen, und das Schema der Sitemaps verlangt mindestens {min}; die URL wird daher nicht exportiert. Schreiben Sie sie ganz, mit dem Schrägstrich hinter dem Host.',
  'loc-missing':
    'Die Zeile hat keine URL (loc) und wird daher nicht exportiert. Geben Sie eine ein oder löschen Sie die Zeile.',
  'loc-not-absolute':
    '{loc} beginnt nicht mit http:// oder https:// und wird daher nicht exportiert. Schreiben Sie die vollständige URL, zum Beispiel {example}/page.',
  'loc-not-encoded':
    '{loc} hat ein Zeichen, das prozentkodiert werden muss ({character}, {code}). Schreiben Sie es als {encoded}.',
  'loc-other-host':
    '{loc} liegt auf {origin}, aber dieses Set ist für {site}. Suchmaschinen ignorieren sie, außer wenn die robots.txt jenes Hosts diese Sitemap nennt. Korrigieren Sie die URL oder verschieben Sie sie in ein Set für {origin}.',
  'loc-other-scheme':
    '{loc} beginnt mit {scheme}//, aber dieses Set ist für {site}. Für Suchmaschinen ist das eine andere Website. Schreiben Sie sie mit {wanted}://.',
  'finding-of-profile': '{finding} Das gilt für das Exportprofil {profile}.',
  'loc-out-of-scope':
    '{loc} liegt nicht in {directory}, wo die Sitemap stehen wird. Legen Sie die Sitemap in ein höheres Verzeichnis, oder reichen Sie sie in der Konsole der Suchmaschine ein, wo diese Grenze nicht gilt.',
  'loc-session-id':
    '{loc} enthält eine Sitzungs-ID ({found}). Jeder Besuch erzeugt eine andere, sodass eine Seite beliebig viele URLs hat. Entfernen Sie sie.',
  'loc-too-long':
    '{loc} hat {length} Zeichen; eine Sitemap nimmt höchstens {max}, daher wird sie nicht exportiert. Kürzen Sie die URL.',
  'loc-tracking-parameter':
    '{loc} enthält einen Tracking-Parameter ({found}), der die Seite nicht ändert. Entfernen Sie ihn, damit die Seite eine URL hat.',
  'loc-twin-case':
    '{loc} unterscheidet sich von einer früheren Zeile nur in der Groß-/Kleinschreibung. Zeigen beide dieselbe Seite, behalten Sie die, auf die die Website verlinkt.',
  'loc-twin-index':
    '{loc} unterscheidet sich von einer früheren Zeile nur darin, dass die Indexdatei des Ordners genannt ist. Meist sind beide dieselbe Seite: Behalten Sie die, auf die die Website verlinkt.',
  'loc-twin-spelling':
    '{loc} ist die URL einer früheren Zeile in anderer Schreibweise: Für Crawler sind beide dieselbe. Behalten Sie eine, so geschrieben, wie die Website sie verlinkt.',
  'loc-twin-origin':
    '{loc} kommt in einer früheren Zeile mit anderem Schema, mit oder ohne Port oder mit anderer Groß-/Kleinschreibung im Host vor. Behalten Sie die URL, die der Server ohne Weiterleitung beantwortet.',
  'loc-twin-query':
    '{loc} unterscheidet sich von einer früheren Zeile nur in der Reihenfolge der Parameter. Verwenden Sie auf der ganzen Website dieselbe Reihenfolge.',
  'loc-twin-slash':
    '{loc} unterscheidet sich von einer früheren Zeile nur im Schrägstrich am Ende. Meist sind beide dieselbe Seite: Behalten Sie die URL, die der Server ohne Weiterleitung beantwortet.',
  'loc-white-space':
    '{loc} enthält Leerraum ({name}, {code}, Zeichen {at}) und wird daher nicht exportiert. Entfernen Sie ihn oder schreiben Sie ein Leerzeichen als %20.',
  'news-date-invalid':
    'Das Erscheinungsdatum {found} ist kein Datum, das Google liest. Schreiben Sie es als 2025-01-31, oder mit Zeit und Zone als 2025-01-31T12:00:00+01:00.',
  'news-incomplete': 'Den News fehlt {parts}; Google verwirft sie daher. Ergänzen Sie, was fehlt.',
  'news-language':
    'Die News-Sprache {found} ist kein Code nach ISO 639 aus zwei oder drei Buchstaben, wie de, oder zh-cn oder zh-tw.',
  'news-language-chinese':
    'Die News-Sprache {found} ist kein Code, den Google für Chinesisch liest. Schreiben Sie zh-cn oder zh-tw.',
  'news-too-many':
    '{rows} Zeilen haben News, und eine Datei darf {maxUrls} URLs haben. Google liest höchstens {max} News-URLs pro Sitemap: Setzen Sie die Grenze einer Datei für ein News-Set darauf.',
  'news-too-old':
    'Die News sind vom {date}. Google nimmt nur News der letzten {days} Tage. Entfernen Sie den News-Teil; die Seite selbst kann bleiben.',
  'plan-empty':
    'Alle Zeilen sind von Hand ausgeschlossen; es gibt also nichts zu exportieren. Nehmen Sie einige auf.',
  'plan-too-many-sitemaps':
    '{rows} URLs in Dateien zu {maxUrls} sind {files} Sitemaps, und ein Index nennt höchstens {max}: Ein Export schreibt mindestens {indexes} Indexe. Nennen Sie jeden davon in der robots.txt oder erlauben Sie mehr URLs pro Datei.',
  'priority-all-alike':
    '{alike} von {rows} Prioritäten sind {value}. Eine Priorität vergleicht nur die Seiten einer Website: Leeren Sie die Zellen oder unterscheiden Sie die Seiten.',
  'priority-ignored':
    'Zeilen mit Priorität: {rows}. Google und Bing lesen sie nicht; Yandex schon. Ohne sie sind die Dateien kleiner.',
  'priority-invalid':
    'Die Priorität {priority} ist keine Zahl von 0.0 bis 1.0 und bleibt daher beim Export weg. Schreiben Sie sie mit einem Punkt, zum Beispiel 0.8, oder leeren Sie die Zelle.',
  'priority-out-of-range':
    'Die Priorität {priority} liegt nicht zwischen 0.0 und 1.0 und bleibt daher beim Export weg. Schreiben Sie eine Zahl in diesem Bereich oder leeren Sie die Zelle.',
  'video-deprecated':
    'Ein Video hat {parts}; das liest Google seit 2022 nicht mehr. Es schadet nicht; ohne diese Angaben ist die Datei kleiner.',
  'video-description-too-long':
    'Eine Videobeschreibung hat {count} Zeichen; Google liest höchstens {max}. Kürzen Sie sie.',
  'video-duration':
    'Die Videodauer {found} ist keine ganze Zahl von 1 bis {max} Sekunden. Korrigieren oder entfernen Sie sie.',
  'video-expired':
    'Ein Video ist am {date} abgelaufen; Google zeigt es daher nicht mehr. Entfernen Sie es oder korrigieren Sie das Datum.',
  'video-incomplete':
    'Einem Video fehlt {parts}; Google verwirft es daher. Ergänzen Sie, was fehlt, oder entfernen Sie das Video.',
  'video-loc-invalid':
    'Ein Video hat unbrauchbare URLs: {faults}. Schreiben Sie jede vollständig, mit https:// und ihrem Host.',
  'video-loc-is-page':
    '{found} eines Videos ist die URL der Seite selbst. Geben Sie die URL der Videodatei oder ihres Players an.',
  'video-value-invalid':
    'Ein Video hat Angaben, die Google nicht lesen kann: {faults}. Korrigieren oder entfernen Sie sie.',
  'video-too-many-tags':
    'Ein Video hat {count} Tags; Google liest höchstens {max}. Behalten Sie die wichtigsten.',
  'robots-blocked':
    '{loc} ist für {agents} gesperrt, durch Zeile {line} von {file}: {rule}. Die Zeile steht in der Gruppe für {group}. Schließen Sie die Zeile aus oder erlauben Sie die URL in der robots.txt.',
  'robots-blocked-by': 'Für {agents} tut das Zeile {line} in der Gruppe für {group}: {rule}.',
  'robots-blocked-variously':
    '{loc} ist für {agents} gesperrt, durch Zeile {line} von {file}: {rule}. Die Zeile steht in der Gruppe für {group}. {others} Schließen Sie die Zeile aus oder erlauben Sie die URL in der robots.txt.',
  'news-deprecated':
    'Die News haben {parts}; das liest Google nicht mehr. Es schadet nicht; ohne diese Angaben ist die Datei kleiner.',
  'changefreq-all-alike':
    '{alike} von {rows} Änderungshäufigkeiten sind {value}. Ein Wert, den alle Seiten haben, sagt einem Crawler nichts: Leeren Sie die Zellen oder unterscheiden Sie die Seiten.',
  'file-unescaped':
    'In {location} stehen & oder <, die nicht als &amp; und &lt; geschrieben sind. Strenge Programme lehnen die ganze Datei ab. Achten Sie auf abgeschnittene URLs in den Zeilen. Ein Export maskiert sie.',
  'file-index-in-index':
    '{location} ist ein Index, und der Index {parent} nennt ihn. Ein Index darf nur Sitemaps nennen: Crawler sehen in den zweiten nicht hinein. Reichen Sie ihn für sich ein oder nennen Sie seine Sitemaps im ersten.',
  'file-index-off-site':
    '{location} nennt eine Sitemap auf einem anderen Host. Crawler ignorieren sie, außer wenn nachgewiesen ist, dass beide Hosts Ihnen gehören. Verschieben Sie sie oder nennen Sie sie in einem Index ihres eigenen Hosts.',
  'file-stale-lastmod':
    'Der Index sagt, {location} habe sich zuletzt am {listed} geändert, aber eine Seite darin änderte sich am {newest}. Crawler, die nach dem Index gehen, verpassen das. Ein Export schreibt den richtigen Tag.',
  'plan-too-many-indexes':
    '{count} Sitemap-Indexe sind nötig; Google nimmt höchstens {max} pro Website. Nehmen Sie mehr Sitemaps in einen Index auf oder mehr URLs in eine Sitemap.',
  'plan-too-many-indexes-here':
    '{count} Sitemap-Indexe sind in diesem Projekt; Google nimmt höchstens {max} pro Website. Nehmen Sie mehr Sitemaps in einen Index auf oder mehr URLs in eine Sitemap.',
  'plan-site-size':
    '{rows} URLs sind mehr als {max}. Crawler brauchen lange, um so viele Seiten abzurufen: Nennen Sie nur Seiten, die gefunden werden sollen, und geben Sie jeder ihr wahres Änderungsdatum.',
  'plan-mixed-schemes':
    '{https} aufgenommene Seiten sind https und {http} sind http. Eine Sitemap ist für eines davon: Wählen Sie eines, meist https, und korrigieren Sie die anderen oder schließen Sie sie aus.',
  'plan-section-empty':
    'In diesen Bereichen ist keine Zeile: {sections}. Für sie wird nichts geschrieben: Prüfen Sie ihre Bedingungen oder entfernen Sie sie.',
  'plan-section-orphaned':
    'Bereiche eines früheren Exports, die es nicht mehr gibt oder die leer sind: {count}. Ihre Sitemaps wurden geschrieben. Exportieren Sie erneut und entfernen Sie sie vom Server und aus dem, was Sie eingereicht haben.',
  'rows-apart':
    'Zeilen, die nur Bilder, Videos oder Ähnliches von Seiten aus anderen Dateien enthalten: {rows}. Sie gelten als Duplikate, die kein Export schreibt. „Beheben“ bei der Regel loc-duplicate führt sie mit den Zeilen ihrer Seiten zusammen.',
  'rows-joined':
    'Zeilen, die nur Bilder, Videos oder News von Seiten aus anderen Dateien des Sets enthalten: {rows}. Sie wurden mit den Zeilen ihrer Seiten zusammengeführt; „Rückgängig“ bringt sie zurück.',
  'loc-invisible':
    '{loc} enthält ein unsichtbares Zeichen ({name}, {code}, Zeichen {at}). Entfernen Sie es oder schreiben Sie es als {encoded}.',
  'image-loc-blank':
    'Die Bild-URL {address} enthält Leerraum oder ein unsichtbares Zeichen ({name}, {code}). Entfernen Sie es oder schreiben Sie es als {encoded}.',
  'hreflang-blank':
    'Die URL {address} der Version {version} enthält Leerraum oder ein unsichtbares Zeichen ({name}, {code}). Entfernen Sie es oder schreiben Sie es als {encoded}.',
  'file-not-well-formed':
    '{location} ist kein wohlgeformtes XML. Strenge Leser lehnen die ganze Datei ab. Die Zeilen wurden gerettet: Sehen Sie sie durch. Ein Export ist wohlgeformt.',
};
