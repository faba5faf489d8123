// Why each rule matters, in German: what its finding costs the site, in a sentence or two. Facts as in docs/rules; no logic.
import type { ruleWhys as en } from './en.ts';

export const ruleWhys: typeof en = {
  'loc-missing': 'Ohne URL gibt es nichts zu crawlen, und die Datei besteht keine Schemaprüfung.',
  'loc-not-absolute':
    'Eine Sitemap hat keine Basis-URL: Crawler wissen nicht, welcher Host gemeint ist, und verwerfen den Eintrag.',
  'loc-white-space':
    'Keine URL darf Leerraum enthalten. Manche Programme schneiden sie dort ab, andere verwerfen den Eintrag.',
  'loc-invalid':
    'Kein Crawler kann sie abrufen, und ein solcher Eintrag kann die ganze Datei unlesbar machen.',
  'loc-too-long': 'URLs ab 2.048 Zeichen werden gekürzt oder verworfen, und das Schema lehnt sie ab.',
  'loc-duplicate':
    'Sie sagt Crawlern nichts, zählt für die Grenzen der Datei mit und gibt der Seite womöglich zwei Daten.',
  'loc-twin-spelling':
    'Nach dem Standard sind beide dieselbe URL: Die Seite zählt doppelt und hat vielleicht zwei Daten.',
  'loc-twin-origin':
    'Crawler halten beide für eigene Seiten: Sie rufen die Seite zweimal ab und verteilen, was sie über sie wissen.',
  'loc-twin-case':
    'Crawler halten jede Schreibweise für eine eigene Seite: Sie rufen sie zweimal ab und teilen ihr Wissen auf.',
  'loc-twin-slash':
    'Crawler halten beide Formen für eigene Seiten: Sie rufen die Seite zweimal ab und teilen ihr Wissen auf.',
  'loc-twin-index':
    'Crawler halten beide Formen für eigene Seiten: Sie rufen die Seite zweimal ab und teilen ihr Wissen auf.',
  'loc-twin-query':
    'Crawler halten jede Reihenfolge für eine eigene Seite: Sie rufen sie zweimal ab und teilen ihr Wissen auf.',
  'loc-other-host':
    'Eine Sitemap gilt nur für ihren eigenen Host, außer die robots.txt des anderen Hosts nennt sie.',
  'loc-other-scheme':
    'Für Suchmaschinen sind http und https zwei Websites, und eine alte http-URL kostet eine Weiterleitung.',
  'loc-out-of-scope':
    'Nach dem Protokoll gilt eine Sitemap nur für ihr eigenes Verzeichnis und alles darunter.',
  'loc-fragment': 'Crawler lassen alles ab # weg, sodass mehrere Zeilen dieselbe Seite sein können.',
  'loc-credentials':
    'Eine Sitemap ist öffentlich: Jeder kann das Passwort lesen, und Crawler senden es nicht.',
  'loc-default-port':
    'Ohne den Port ist es dieselbe URL, für Programme, die Texte vergleichen, aber eine andere.',
  'loc-host-case':
    'Großschreibung bedeutet dort nichts, lässt aber eine Seite in Textvergleichen wie zwei aussehen.',
  'loc-idn-host':
    'URLs einer Sitemap bestehen aus ASCII-Zeichen. Viele Programme wandeln solche Hosts um, manche scheitern daran.',
  'loc-not-encoded':
    'Solche Zeichen werden verschieden oder gar nicht kodiert: Die Seite hat dann eine andere URL oder fehlt.',
  'loc-bad-escape':
    'Server verstehen ein %, das nichts kodiert, unterschiedlich; die Seite wird womöglich nicht gefunden.',
  'loc-double-encoded': 'Der Server kennt die einmal kodierte URL und antwortet auf diese mit einem Fehler.',
  'loc-double-escaped': 'Crawler fragen nach dem falschen Parameter: amp;b statt b.',
  'loc-dot-segment': 'Crawler lösen solche Teile zuerst auf und rufen eine andere URL ab als die genannte.',
  'loc-double-slash':
    'Die meisten Server zeigen mit einem und mit zwei Schrägstrichen dieselbe Seite: Sie hat also zwei URLs.',
  'loc-session-id':
    'Jeder Besuch erzeugt eine andere ID: Eine Seite hat beliebig viele URLs, und diese hier ist bald tot.',
  'loc-tracking-parameter':
    'Ohne ihn ist es dieselbe Seite, und Besuche aus der Suche würden der Kampagne zugerechnet.',
  'lastmod-invalid': 'Suchmaschinen ignorieren ein solches Datum, und die Datei besteht keine Schemaprüfung.',
  'lastmod-no-zone': 'Niemand weiß, welcher Zeitpunkt gemeint ist, und Google lehnt eine solche Zeit ab.',
  'lastmod-imprecise': 'Das Schema erlaubt nur vollständige Daten; die Zeile wird ohne dieses exportiert.',
  'lastmod-no-seconds': 'Das Schema verlangt Sekunden. Es geht nichts verloren: Der Export ergänzt sie.',
  'lastmod-future': 'Suchmaschinen, die unmögliche Daten sehen, werten kein Datum der Website mehr aus.',
  'lastmod-too-old':
    'Meist ein leeres Datum, das ein Programm als 1970 schrieb. Suchmaschinen werten unmögliche Daten nicht aus.',
  'lastmod-all-alike':
    'Suchmaschinen, die überall dasselbe Datum sehen, werten kein Datum der Website mehr aus.',
  'lastmod-import-day':
    'Die Website schreibt die Zeit des Abrufs in jeden Eintrag. Suchmaschinen werten ihre Daten dann nicht mehr aus.',
  'changefreq-invalid': 'Wegen eines solchen Werts lehnt das Schema die ganze Datei ab.',
  'changefreq-ignored': 'Google und Bing lesen sie nicht. Sie schadet nicht, macht aber die Dateien größer.',
  'changefreq-all-alike':
    'Sie ist ein Hinweis zu einer Seite im Vergleich mit anderen. Ein Wert für alle sagt nichts.',
  'priority-invalid': 'Wegen eines solchen Werts lehnt das Schema die ganze Datei ab.',
  'priority-out-of-range':
    'Das Schema erlaubt 0.0 bis 1.0 und lehnt wegen jedes anderen Werts die ganze Datei ab.',
  'priority-ignored':
    'Google und Bing lesen sie nicht, Yandex schon. Sie schadet nicht, macht aber die Dateien größer.',
  'priority-all-alike':
    'Sie vergleicht nur die Seiten einer Website miteinander. Ein Wert für alle sagt nichts.',
  'image-too-many': 'Google liest nur die ersten 1.000 Bilder einer Seite.',
  'image-loc-missing': 'Die URL ist die einzige Angabe zu einem Bild, die noch zählt.',
  'image-loc-invalid': 'Eine Sitemap hat keine Basis-URL: Eine unvollständige URL führt zu keinem Bild.',
  'image-deprecated':
    'Google liest sie seit 2022 nicht mehr. Sie schaden nicht, machen aber die Dateien größer.',
  'video-incomplete': 'Google verwirft ein Video, dem eine Pflichtangabe fehlt.',
  'video-loc-invalid': 'Google verwirft ein Video, das es nicht findet: Eine Sitemap hat keine Basis-URL.',
  'video-loc-is-page': 'Unter dieser URL steht nur die Seite, nicht das Video.',
  'video-duration': 'Google verwirft die Dauer oder das ganze Video.',
  'video-value-invalid': 'Google ignoriert die Angabe oder verwirft das Video.',
  'video-expired': 'Nach diesem Datum zeigt Google das Video nicht mehr.',
  'video-too-many-tags': 'Google liest nur 32 Tags.',
  'video-description-too-long': 'Google verwirft ein Video mit längerer Beschreibung.',
  'video-deprecated':
    'Google liest sie seit 2022 nicht mehr. Sie schaden nicht, machen aber die Dateien größer.',
  'news-incomplete': 'Google verwirft News, denen eine Pflichtangabe fehlt.',
  'news-date-invalid': 'Google verwirft News ohne gültiges Veröffentlichungsdatum.',
  'news-too-old': 'Eine News-Sitemap ist für neue Artikel; ältere ignoriert Google dort.',
  'news-language': 'Google verwirft News ohne gültigen Sprachcode.',
  'news-deprecated':
    'Google hat sie aus News-Sitemaps gestrichen. Sie schaden nicht, machen aber die Dateien größer.',
  'news-too-many': 'Google liest nur 1.000 News-URLs einer Sitemap.',
  'hreflang-invalid': 'Suchmaschinen ignorieren einen Link mit einem Code, den sie nicht kennen.',
  'hreflang-relative': 'Eine Sitemap hat keine Basis-URL: Eine unvollständige URL führt nirgendwohin.',
  'hreflang-conflict': 'Suchmaschinen wissen nicht, welche der beiden gemeint ist, und ignorieren beide.',
  'hreflang-self-missing':
    'Die Liste der Versionen ist für diese Seite unvollständig, und Suchmaschinen ignorieren sie womöglich.',
  'hreflang-no-return':
    'Suchmaschinen ignorieren einseitige Links: Sonst könnte sich jede Seite als Version einer anderen ausgeben.',
  'hreflang-incomplete':
    'Suchmaschinen lesen die Versionen als Gruppe: Nennt eine Seite weniger Sprachen, fällt sie womöglich heraus.',
  'hreflang-target-missing':
    'Meist fehlt eine Seite im Set, oder der Link führt zu einer URL, die nicht die der Seite selbst ist.',
  'hreflang-target-excluded':
    'Was ausgeschlossen ist, soll meist nicht gefunden werden; dann sollte auch kein Link dorthin führen.',
  'hreflang-default-conflict':
    'Suchmaschinen wissen nicht, welche Seite für alle anderen Sprachen gemeint ist.',
  'robots-blocked':
    'Crawler halten sich an die robots.txt: Sie lesen die Seite nicht, und Suchmaschinen melden die URL als Fehler.',
  'file-too-many-urls': 'Gelesen werden die ersten 50.000 URLs oder gar keine.',
  'file-too-large': 'Nach 52.428.800 Bytes wird nicht weitergelesen, oder die Datei wird abgelehnt.',
  'file-near-limit': 'Was weiter URLs anfügt, macht die Datei bald zu groß, meist ohne Warnung.',
  'file-namespace': 'Manche Programme erkennen sie nicht als Sitemap und lehnen die Datei ab.',
  'file-encoding': 'Buchstaben wie ä oder é sind beschädigt, und manche Programme lehnen die Datei ab.',
  'file-unescaped':
    'Das ist kein XML: Strenge Programme, auch das von Google, lehnen die Datei ab dieser Stelle ab.',
  'file-index-in-index': 'Crawler lesen die Sitemaps eines Index, aber nicht die Indexe darin.',
  'file-index-off-site':
    'Ein Index gilt nur für seine eigene Website. Was er von anderen nennt, wird ignoriert.',
  'file-stale-lastmod':
    'Crawler rufen nur Sitemaps ab, die laut Index geändert sind. Diese Änderungen finden sie spät.',
  'file-not-well-formed':
    'Ein strenger XML-Leser lehnt die ganze Datei beim ersten Fehler ab; Suchmaschinen lesen dann womöglich nichts davon.',
  'file-empty': 'Eine Sitemap ohne URL ist ungültig, und Search Consoles melden sie als Fehler.',
  'plan-empty': 'Ein Export hätte nichts zu schreiben.',
  'plan-too-many-sitemaps':
    'Ein Index nennt höchstens 50.000 Sitemaps; der Export schreibt daher mehrere. Jeder ist einzureichen.',
  'plan-too-many-indexes': 'Google nimmt höchstens 500 Indexdateien einer Website an.',
  'plan-site-size':
    'Crawler haben ein Budget pro Website: In sehr großen Sets verdrängen unwichtige Seiten andere.',
  'plan-mixed-schemes':
    'Für Crawler sind das zwei Websites: URLs der anderen ignorieren sie, und eine Seite unter beiden ist doppelt.',
  'plan-section-empty':
    'Eine Sitemap ohne URL ist ungültig, daher wird keine geschrieben. Wer ihre URL einreichte, erhält „nicht gefunden“.',
  'plan-section-orphaned': 'Seine Dateien bleiben auf dem Server, und Crawler lesen weiter, was damals galt.',
};
