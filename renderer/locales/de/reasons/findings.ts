// German: what rules say of a finding.
import type { FINDINGS_TEXTS } from '../../../../shared/contract/error-texts/findings.ts';
import type { Translated } from '../../translated.ts';

export const findings: Translated<typeof FINDINGS_TEXTS> = {
  'changefreq-ignored':
    'Zeilen mit Änderungshäufigkeit: {rows}. Google und Bing lesen sie nicht; ohne sie sind die Dateien kleiner.',
  'changefreq-invalid':
    'Die Änderungshäufigkeit {changefreq} ist nicht bekannt und bleibt beim Export weg. Wählen Sie {names}, oder leeren Sie die Zelle.',
  'compare-export-changed':
    '„{path}“ ist nicht mehr das, was der letzte Export geschrieben hat. Verglichen wurde die Datei, wie sie jetzt ist.',
  'compare-export-gone':
    'Im Ordner {path} liegt der letzte Export nicht mehr. Verglichen wurde mit dem Projekt, wie es damals war.',
  'file-empty':
    '{location} hat keine URL. Eine leere Sitemap ist nach dem Schema ungültig: Lassen Sie sie aus dem Index weg.',
  'file-encoding':
    '{location} ist nicht in der Kodierung, die darin genannt wird, oder kein gültiges UTF-8. Achten Sie auf beschädigte Buchstaben in den Zeilen. Ein Export schreibt UTF-8.',
  'file-namespace':
    '{location} hat am Wurzelelement nicht den Namensraum {namespace}. Manche Leser lehnen das ab. Ein Export schreibt ihn richtig.',
  'file-near-limit':
    '{location} ist zu {share} % voll. Ein Programm, das nur anfügt, macht die Datei bald zu groß.',
  'file-too-large':
    '{location} hat entpackt {bytes} Byte; eine Sitemap darf höchstens {max} haben, und Leser lassen den Rest fallen. Ein Export teilt sie.',
  'file-too-many-urls':
    '{location} hat {entries} URLs; eine Sitemap darf höchstens {max} haben, und Leser lassen den Rest fallen. Ein Export teilt sie auf.',
  'hreflang-conflict': 'Die Fassung {version} hat zwei URLs, {first} und {second}. Behalten Sie eine.',
  'hreflang-default-conflict':
    'Eine Sprachfassung von {loc} nennt ein anderes x-default als diese Zeile. Alle Fassungen müssen dasselbe nennen.',
  'hreflang-invalid':
    'Der Sprachcode {found} ist ungültig ({fault}). Schreiben Sie eine Sprache wie de, eine Sprache mit einer Region wie de-AT, oder x-default.',
  'hreflang-no-return':
    'Eine Sprachfassung von {loc} steht in diesem Projekt, nennt diese Seite aber nicht. Google beachtet Verweise nicht, die nicht erwidert werden. Ergänzen Sie dort den fehlenden Verweis.',
  'hreflang-relative':
    'Die URL {address} der Fassung {version} ist keine vollständige Web-URL. Schreiben Sie sie mit https:// und ihrem Host.',
  'hreflang-self-missing':
    'Die Sprachfassungen von {loc} nennen die Seite selbst nicht. Jede Fassung muss alle nennen, auch sich selbst.',
  'hreflang-target-excluded':
    'Eine Sprachfassung von {loc} ist eine Zeile, die beim Export wegbleibt. Nehmen Sie sie auf, oder entfernen Sie den Verweis.',
  'hreflang-target-missing':
    'Eine Sprachfassung von {loc} auf demselben Host ist keine Zeile dieses Projekts. Fügen Sie sie hinzu, berichtigen Sie ihre URL, oder entfernen Sie den Verweis.',
  'image-deprecated':
    'Die Bilder haben {parts}; das liest Google seit 2022 nicht mehr. Es schadet nicht; ohne ist die Datei kleiner.',
  'image-loc-invalid':
    'Die Bild-URL {address} ist keine vollständige Web-URL. Schreiben Sie sie mit https:// und ihrem Host.',
  'image-loc-missing':
    'Ein Bild hat keine URL (image:loc), den einzigen Teil, der zählt. Ergänzen Sie sie, oder entfernen Sie das Bild.',
  'image-loc-missing-more':
    '{count} Bilder haben keine URL (image:loc), den einzigen Teil, der zählt. Ergänzen Sie sie, oder entfernen Sie die Bilder.',
  'image-too-many':
    'Die Zeile hat {count} Bilder; Google nimmt höchstens {max} für eine Seite. Behalten Sie die wichtigen.',
  'lastmod-all-alike':
    '{alike} von {rows} Daten sind {value}. Suchmaschinen trauen Daten nicht, die sagen, wann die Datei entstand. Geben Sie jeder Seite den Tag ihrer letzten Änderung, oder leeren Sie die Zellen.',
  'lastmod-future':
    'Die letzte Änderung {lastmod} liegt in der Zukunft. Suchmaschinen trauen Daten nicht, die nicht stimmen können. Setzen Sie den Tag, an dem sich die Seite änderte, oder leeren Sie die Zelle.',
  'lastmod-import-day':
    '{alike} von {rows} Daten sind vom {value}, dem Tag des Imports: Die Website schreibt bei jeder Seite das Datum von heute. Geben Sie jeder Seite den Tag ihrer letzten Änderung, oder leeren Sie die Zellen.',
  'lastmod-imprecise':
    'Die letzte Änderung {lastmod} nennt nur ein Jahr. Das Schema für Sitemaps verlangt einen Tag; das Datum bleibt daher beim Export weg. Schreiben Sie den Tag, etwa 2025-01-31, oder leeren Sie die Zelle.',
  'lastmod-imprecise-month':
    'Die letzte Änderung {lastmod} nennt nur einen Monat. Das Schema für Sitemaps verlangt einen Tag; das Datum bleibt daher beim Export weg. Schreiben Sie den Tag, etwa 2025-01-31, oder leeren Sie die Zelle.',
  'lastmod-invalid':
    'Die letzte Änderung {lastmod} ist kein Datum, das eine Sitemap haben kann, und bleibt beim Export weg. Schreiben Sie sie als 2025-01-31, oder mit Zeit und Zone als 2025-01-31T12:00:00+01:00.',
  'lastmod-no-seconds':
    'Die letzte Änderung {lastmod} hat eine Zeit ohne Sekunden und besteht die Prüfung gegen das Schema nicht. Sie wird mit :00 Sekunden exportiert.',
  'lastmod-no-zone':
    'Die letzte Änderung {lastmod} hat eine Zeit, aber keine Zeitzone, und bleibt beim Export weg. Ergänzen Sie Z für UTC oder einen Abstand wie +01:00, oder schreiben Sie nur den Tag.',
  'lastmod-too-old':
    'Die letzte Änderung {lastmod} liegt vor {year}: meist ein leeres Datum, das ein Programm schrieb. Setzen Sie den Tag, an dem sich die Seite änderte, oder leeren Sie die Zelle.',
  'loc-bad-escape':
    '{loc} hat ein %, dem keine zwei hexadezimalen Ziffern folgen (Zeichen {at}). Schreiben Sie ein Prozentzeichen selbst als %25.',
  'loc-credentials':
    'Die URL auf {host} enthält einen Benutzernamen oder ein Passwort, das in der Sitemap jeder lesen könnte. Entfernen Sie, was vor dem Host steht.',
  'loc-default-port':
    '{loc} nennt einen Port, den sie auch ohne ihn hätte; dadurch sieht sie wie eine andere URL aus. Entfernen Sie den Port.',
  'loc-dot-segment':
    '{loc} hat „.“ oder „..“ als Teil des Pfads. Crawler rufen {address} ab: Schreiben Sie das.',
  'loc-double-encoded':
    '{loc} hat {found}; das sieht nach {once} aus, das ein zweites Mal kodiert wurde. Die meisten Server kennen nur die einmal kodierte URL.',
  'loc-double-escaped':
    '{loc} enthält {found} als Text: Es wurde zweimal kodiert. Schreiben Sie das Zeichen selbst; Mapwright kodiert es beim Export.',
  'loc-double-slash':
    '{loc} hat zwei Schrägstriche hintereinander im Pfad. Meist ist einer ein Versehen einer Vorlage, und beide URLs zeigen eine Seite.',
  'loc-duplicate':
    '{loc} kommt auch in einer früheren Zeile vor; diese Zeile wird daher nicht exportiert. Löschen Sie diese Zeile, oder ändern Sie ihre URL.',
  'loc-duplicate-line':
    '{loc} kommt auch in einer früheren Zeile vor; diese Zeile wird daher nicht exportiert. Löschen Sie diese Zeile, oder ändern Sie ihre URL. Zuerst steht sie in Zeile {line} von {location}.',
  'loc-duplicate-file':
    '{loc} kommt auch in einer früheren Zeile vor; diese Zeile wird daher nicht exportiert. Löschen Sie diese Zeile, oder ändern Sie ihre URL. Zuerst steht sie in {location}.',
  'loc-duplicate-hand':
    '{loc} kommt auch in einer früheren Zeile vor; diese Zeile wird daher nicht exportiert. Löschen Sie diese Zeile, oder ändern Sie ihre URL. Zuerst steht sie in einer Zeile, die von Hand hinzugefügt wurde.',
  'loc-fragment':
    '{loc} hat ein Fragment ({fragment}). Crawler beachten es nicht; gemeint ist also die Seite ohne. Entfernen Sie # und was folgt.',
  'loc-host-case':
    '{loc} hat Großbuchstaben vor dem Pfad, wo sie nichts bedeuten, aber nach einer anderen URL aussehen. Schreiben Sie {start}.',
  'loc-idn-host':
    'Der Host von {loc} hat Buchstaben außerhalb von ASCII. Nicht jeder Leser wandelt sie um: Schreiben Sie {host}.',
  'loc-invalid':
    '{loc} hat ein Zeichen, das eine URL nicht haben kann ({character}), und wird daher nicht exportiert. Entfernen Sie es.',
  'loc-invalid-scheme':
    '{loc} ist keine Web-URL: Sie beginnt mit {scheme} und wird daher nicht exportiert. Eine Sitemap nimmt nur http:// und https://.',
  'loc-invalid-host':
    '{loc} lässt sich nicht als Web-URL lesen und wird daher nicht exportiert. Prüfen Sie den Teil zwischen :// und dem nächsten Schrägstrich.',
  'loc-invalid-short':
    '{loc} hat {length} Zeichen, und das Schema der Sitemaps verlangt mindestens {min}; die URL wird daher nicht exportiert. Schreiben Sie sie ganz, mit dem Schrägstrich hinter dem Host.',
  'loc-missing':
    'Die Zeile hat keine URL (loc) und wird daher nicht exportiert. Geben Sie eine ein, oder löschen Sie die Zeile.',
  'loc-not-absolute':
    '{loc} beginnt nicht mit http:// oder https:// und wird daher nicht exportiert. Schreiben Sie die vollständige URL, zum Beispiel {example}/page.',
  'loc-not-encoded':
    '{loc} hat ein Zeichen, das kodiert werden muss ({character}, {code}). Schreiben Sie es als {encoded}.',
  'loc-other-host':
    '{loc} liegt auf {origin}, aber dieser Satz ist für {site}. Suchmaschinen beachten sie nicht, außer wenn die robots.txt jenes Hosts diese Sitemap nennt. Berichtigen Sie die URL, oder verschieben Sie sie in einen Satz für {origin}.',
  'loc-other-scheme':
    '{loc} beginnt mit {scheme}//, aber dieser Satz ist für {site}. Für Suchmaschinen ist das eine andere Website. Schreiben Sie sie mit {wanted}://.',
  'loc-out-of-scope':
    '{loc} liegt nicht in {directory}, wo die Sitemap stehen wird. Legen Sie die Sitemap in ein höheres Verzeichnis, oder reichen Sie sie in der Konsole der Suchmaschine ein, wo diese Grenze nicht gilt.',
  'loc-session-id':
    '{loc} enthält eine Sitzungskennung ({found}). Jeder Besuch erzeugt eine andere, sodass eine Seite beliebig viele URLs hat. Entfernen Sie sie.',
  'loc-too-long':
    '{loc} hat {length} Zeichen; eine Sitemap nimmt höchstens {max}, daher wird sie nicht exportiert. Kürzen Sie die URL.',
  'loc-tracking-parameter':
    '{loc} enthält einen Tracking-Parameter ({found}), der die Seite nicht ändert. Entfernen Sie ihn, damit die Seite eine URL hat.',
  'loc-twin-case':
    '{loc} unterscheidet sich von einer früheren Zeile nur in Großbuchstaben. Zeigen beide dieselbe Seite, behalten Sie die, auf die die Website verweist.',
  'loc-twin-index':
    '{loc} unterscheidet sich von einer früheren Zeile nur darin, dass die Indexdatei des Verzeichnisses genannt ist. Meist sind beide eine Seite: Behalten Sie die, auf die die Website verweist.',
  'loc-twin-origin':
    '{loc} steht in einer früheren Zeile unter einem anderen Schema, mit oder ohne Port, oder mit anderer Großschreibung im Host. Behalten Sie die, die der Server ohne Weiterleitung beantwortet.',
  'loc-twin-query':
    '{loc} unterscheidet sich von einer früheren Zeile nur in der Reihenfolge der Parameter. Behalten Sie auf der ganzen Website eine Reihenfolge.',
  'loc-twin-slash':
    '{loc} unterscheidet sich von einer früheren Zeile nur im letzten Schrägstrich. Meist sind beide eine Seite: Behalten Sie die, die der Server ohne Weiterleitung beantwortet.',
  'loc-white-space':
    '{loc} enthält Leerraum ({code}, Zeichen {at}) und wird daher nicht exportiert. Entfernen Sie ihn, oder schreiben Sie ein Leerzeichen als %20.',
  'news-date-invalid':
    'Das Erscheinungsdatum {found} ist kein Datum, das Google liest. Schreiben Sie es als 2025-01-31, oder mit Zeit und Zone als 2025-01-31T12:00:00+01:00.',
  'news-incomplete': 'Der Nachricht fehlt {parts}; Google lässt sie daher fallen. Ergänzen Sie, was fehlt.',
  'news-language':
    'Die Nachrichtensprache {found} ist kein Code nach ISO 639 aus zwei oder drei Buchstaben, wie de, oder zh-cn oder zh-tw.',
  'news-too-many':
    '{rows} Zeilen haben Nachrichten, und eine Datei darf {maxUrls} URLs haben. Google nimmt höchstens {max} Nachrichten-URLs je Sitemap: Setzen Sie die Grenze einer Datei für einen Nachrichtensatz darauf.',
  'news-too-old':
    'Die Nachricht ist vom {date}. Google nimmt nur Nachrichten der letzten {days} Tage. Entfernen Sie den Nachrichtenteil; die Seite selbst kann bleiben.',
  'plan-empty':
    'Alle Zeilen sind von Hand weggelassen; es gibt also nichts zu exportieren. Nehmen Sie einige auf.',
  'plan-too-many-sitemaps':
    '{rows} URLs in Dateien zu {maxUrls} sind {files} Sitemaps, und ein Index nennt höchstens {max}: Ein Export schreibt mindestens {indexes} Indexe. Nennen Sie jeden davon in der robots.txt, oder erlauben Sie mehr URLs je Datei.',
  'priority-all-alike':
    '{alike} von {rows} Prioritäten sind {value}. Eine Priorität vergleicht nur die Seiten einer Website: Leeren Sie sie, oder lassen Sie die Seiten sich unterscheiden.',
  'priority-ignored':
    'Zeilen mit Priorität: {rows}. Google und Bing lesen sie nicht; Yandex schon. Ohne sie sind die Dateien kleiner.',
  'priority-invalid':
    'Die Priorität {priority} ist keine Zahl von 0.0 bis 1.0 und bleibt beim Export weg. Schreiben Sie sie mit einem Punkt, zum Beispiel 0.8, oder leeren Sie die Zelle.',
  'priority-out-of-range':
    'Die Priorität {priority} liegt nicht zwischen 0.0 und 1.0 und bleibt beim Export weg. Schreiben Sie eine Zahl in diesem Bereich, oder leeren Sie die Zelle.',
  'video-deprecated':
    'Ein Video hat {parts}; das liest Google seit 2022 nicht mehr. Es schadet nicht; ohne ist die Datei kleiner.',
  'video-description-too-long':
    'Eine Videobeschreibung hat {count} Zeichen; Google nimmt höchstens {max}. Kürzen Sie sie.',
  'video-duration':
    'Die Videodauer {found} ist keine ganze Zahl von Sekunden von 1 bis {max}. Berichtigen Sie sie, oder entfernen Sie sie.',
  'video-incomplete':
    'Einem Video fehlt {parts}; Google lässt es daher fallen. Ergänzen Sie, was fehlt, oder entfernen Sie das Video.',
  'video-loc-is-page':
    'Die {found} eines Videos ist die URL der Seite selbst. Geben Sie die URL der Videodatei oder ihres Players an.',
  'video-too-many-tags':
    'Ein Video hat {count} Schlagwörter; Google liest höchstens {max}. Behalten Sie die wichtigen.',
  'robots-blocked':
    '{loc} ist für {agents} gesperrt durch Zeile {line} von {file}: {rule}. Lassen Sie die Zeile weg, oder lassen Sie die robots.txt die URL erlauben.',
  'news-deprecated':
    'Die Nachricht hat {parts}; das liest Google nicht mehr. Es schadet nicht; ohne ist die Datei kleiner.',
  'changefreq-all-alike':
    '{alike} von {rows} Änderungshäufigkeiten sind {value}. Ein Wert, den alle Seiten haben, sagt einem Crawler nichts: Leeren Sie ihn, oder lassen Sie die Seiten sich unterscheiden.',
  'file-unescaped':
    '{location} hat & oder <, die nicht als &amp; und &lt; geschrieben sind. Strenge Leser lehnen die ganze Datei ab. Achten Sie auf abgeschnittene URLs in den Zeilen. Ein Export schreibt es richtig.',
  'file-index-in-index':
    '{location} ist ein Index, und der Index {parent} nennt ihn. Ein Index darf nur Sitemaps nennen: Crawler sehen in den zweiten nicht hinein. Reichen Sie ihn für sich ein, oder nennen Sie seine Sitemaps im ersten.',
  'file-index-off-site':
    '{location} nennt eine Sitemap auf einem anderen Host. Crawler übergehen sie, außer wenn nachgewiesen ist, dass beide Hosts Ihnen gehören. Verschieben Sie sie, oder nennen Sie sie in einem Index ihres eigenen Hosts.',
  'file-stale-lastmod':
    'Der Index sagt, {location} habe sich zuletzt am {listed} geändert, aber eine Seite darin änderte sich am {newest}. Crawler, die nach dem Index gehen, verpassen das. Ein Export schreibt den richtigen Tag.',
  'plan-too-many-indexes':
    '{count} Sitemap-Indizes sind nötig; Google nimmt höchstens {max} von einer Website. Nehmen Sie mehr Sitemaps in einen Index auf, oder mehr URLs in eine Sitemap.',
  'plan-too-many-indexes-here':
    '{count} Sitemap-Indizes sind in diesem Projekt; Google nimmt höchstens {max} von einer Website. Nehmen Sie mehr Sitemaps in einen Index auf, oder mehr URLs in eine Sitemap.',
  'plan-site-size':
    '{rows} URLs sind mehr als {max}. Crawler rufen so viele Seiten nicht bald ab: Nennen Sie nur Seiten, die gefunden werden sollen, und geben Sie jeder ihr wahres lastmod.',
  'plan-mixed-schemes':
    '{https} aufgenommene Seiten sind https und {http} sind http. Eine Sitemap ist für eines davon: Wählen Sie eines, meist https, und berichtigen Sie die anderen oder lassen Sie sie weg.',
  'plan-section-empty':
    'In diesen Bereichen ist keine Zeile: {sections}. Für sie wird nichts geschrieben: Prüfen Sie ihre Bedingungen, oder entfernen Sie sie.',
  'plan-section-orphaned':
    'Bereiche eines früheren Exports, die weg oder leer sind: {count}. Ihre Sitemaps wurden geschrieben. Exportieren Sie erneut, und entfernen Sie sie vom Server und aus dem, was Sie eingereicht haben.',
  'rows-apart':
    'Zeilen, die nur Bilder, Videos oder Ähnliches von Seiten aus anderen Dateien enthalten: {rows}. Sie gelten als Duplikate, die kein Export schreibt. Die Korrektur der Regel loc-duplicate verbindet sie mit den Zeilen ihrer Seiten.',
  'rows-joined':
    'Zeilen, die nur Bilder, Videos oder News von Seiten aus anderen Dateien des Satzes enthalten: {rows}. Sie wurden mit den Zeilen ihrer Seiten verbunden; Rückgängig bringt sie zurück.',
};
