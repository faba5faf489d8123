// German sentences of errors about lines of tables and lists of URLs that are read.
import type { LISTS_TEXTS } from '../lists.ts';
import type { Translated } from '../../translated.ts';

export const lists: Translated<typeof LISTS_TEXTS> = {
  'csv-no-addresses':
    'Keine Spalte enthält URLs. Nennen Sie eine „loc“ oder wählen Sie sie beim Import der Datei als Tabelle.',
  'csv-truncated':
    'Die Datei wurde in dieser Zeile abgeschnitten. Die Zeile wurde weggelassen. Holen Sie die Datei erneut.',
  'csv-no-final-line-end':
    'Die letzte Zeile hat kein Zeilenende und ist vielleicht abgeschnitten. Sie wurde übernommen, wie sie ist; vergleichen Sie sie mit dem Original.',
  'csv-row-too-long':
    'Die Zeile ist länger als jede Tabellenzeile. Sie wurde weggelassen; suchen Sie nach einem offenen Anführungszeichen.',
  'csv-row-unclear':
    'Die Zeile hat {cells} Zellen statt {width} und folgt auf ein offenes Anführungszeichen. Sie wurde weggelassen.',
  'csv-stray-quote':
    'Auf ein schließendes Anführungszeichen folgt Text. Er wurde als Teil der Zelle gelesen; verdoppeln Sie die Anführungszeichen darin.',
  'csv-quote-unclosed':
    'Ein Anführungszeichen wird geöffnet und nie geschlossen. Es wurde als gewöhnliches Zeichen gelesen, und die Zeilen danach, so gut es ging.',
  'csv-extensions-invalid':
    'Die Erweiterungen sind keine wohlgeformten XML-Elemente. Sie wurden weggelassen.',
  'csv-alternates-invalid':
    'Die Sprachversionen sind nicht als eine Sprache und eine URL pro Zeile geschrieben, wie „de https://example.com/de“. Sie wurden weggelassen.',
  'text-truncated':
    'Die Datei wurde in dieser Zeile abgeschnitten. Die Zeile wurde weggelassen. Holen Sie die Datei erneut.',
  'text-looks-cut':
    'Die Datei endet ohne Zeilenende in „{end}“, was wie ein Teil einer URL aussieht. Sie wurde weggelassen; holen Sie die Datei erneut, oder beenden Sie die Zeile, wenn sie vollständig ist.',
  'text-maybe-cut':
    'Die Datei endet ohne Zeilenende in „{end}“, was vielleicht nur ein Teil einer URL ist. Die Zeile blieb, ist aber vom Export ausgeschlossen. Ist die URL vollständig, nehmen Sie die Zeile auf oder beenden Sie die Zeile in der Datei; sonst holen Sie die Datei erneut.',
  'text-line-trimmed':
    'Um die URL stehen Anführungszeichen, Klammern, Aufzählungszeichen, Nummern oder unsichtbare Zeichen. Sie wurden weggelassen.',
  'text-line-too-long': 'Die Zeile ist zu lang für eine URL („{text}“). Sie wurde weggelassen.',
  'text-line-odd':
    '„{text}“ ist keine vollständige URL. Sie wurde weggelassen; eine Text-Sitemap hat eine URL pro Zeile und sonst nichts.',
  'text-no-list': '{max} Zeilen sind keine URLs. Die Datei wurde nicht weiter gelesen.',
  'text-line-split':
    'Die Zeile hat {parts} URLs; eine Text-Sitemap hat eine pro Zeile. Jede wurde übernommen.',
  'table-columns-skipped': 'Übersprungene Spalten: {names}.',
  'table-columns-skipped-more': 'Übersprungene Spalten: {names} und {more} weitere.',
  'table-column-name': '„{name}“',
  'table-column-number': 'Spalte {number}',
  'table-preamble': 'Die Zeilen vor der Zeile mit den Spaltennamen wurden übersprungen.',
  'table-loc-too-long': 'Die URL ist länger als {max} Zeichen. Die Zeile wurde weggelassen.',
  'table-decimal-comma': '„{text}“ hat ein Dezimalkomma. Gelesen wurde {value}.',
  'table-included-unclear':
    '„{text}“ sagt nicht, ob die Zeile im Export enthalten ist. Sie wurde aufgenommen. Schreiben Sie true oder false.',
  'csv-extra-cells':
    'Die Zeile hat {cells} Zellen, die Kopfzeile aber {width}. Die überzähligen Zellen wurden übersprungen.',
  'csv-url-unquoted':
    'Die URL enthält das Trennzeichen, steht aber nicht in Anführungszeichen. Sie wurde als Ganzes gelesen. Setzen Sie sie in Anführungszeichen.',
  'csv-cells-unclear':
    'Die Zeile hat {cells} Zellen, die Kopfzeile aber {width}; welche zusammengehören, ist unklar. Die Zeile wurde weggelassen. Setzen Sie Texte, die das Trennzeichen enthalten, in Anführungszeichen.',
  'table-url-columns': 'Die Spalten {names} enthalten URLs. Als URL jeder Zeile wurde {taken} gelesen.',
  'table-url-ambiguous':
    'Die Spalten {names} enthalten URLs, und jede kann gemeint sein, etwa in einer Liste von Links oder Weiterleitungen. Gelesen wurde {taken}. Für eine andere Spalte wählen Sie „Tabelle importieren“ und ordnen die Spalten zu, oder „mapwright table import --columns“.',
  'table-dates-unclear':
    '„{text}“ lässt offen, ob Tag oder Monat zuerst kommt, und blieb deshalb Text. Wählen Sie die Reihenfolge beim Importieren unter „Datumsangaben in Tabellen“ oder mit --dates dmy, mdy oder ymd.',
  'table-link-target':
    'Zelle {cell} zeigt „{text}“, was keine URL ist. Gelesen wurde stattdessen das Ziel ihres Links: {target}.',
  'table-link-only': 'Zelle {cell} zeigt keinen Text. Gelesen wurde das Ziel ihres Links: {target}.',
  'table-formula-no-value':
    'Zelle {cell} hat eine Formel ohne gespeicherten Wert und wurde als leer gelesen. Öffnen Sie die Arbeitsmappe in einer Tabellenkalkulation, lassen Sie sie rechnen, speichern Sie sie und importieren Sie sie erneut.',
  'crawl-status':
    'Nicht enthalten: Der Crawl fand den HTTP-Status {status}; in eine Sitemap gehören Seiten, die mit 200 antworten.',
  'crawl-no-answer': 'Nicht enthalten: Der Crawl bekam keine Antwort.',
  'crawl-noindex': 'Nicht enthalten: Die Seite ist „noindex“.',
  'crawl-canonical': 'Nicht enthalten: Die kanonische URL ist eine andere.',
  'crawl-not-indexable': 'Nicht enthalten: Laut Crawl kann die Seite nicht indexiert werden.',
  'crawl-not-indexable-why': 'Nicht enthalten: Laut Crawl kann die Seite nicht indexiert werden ({status}).',
  'lastmod-other-form':
    '„{text}“ ist keine Form, die ein Datum in einer Sitemap haben kann. Gelesen wurde {date}. Schreiben Sie es in der Sitemap so.',
  'crawl-elsewhere':
    'Auch in den anderen Dateien dieses Imports nicht enthalten: Laut Crawl gehört die Seite nicht in eine Sitemap.',
  'table-dates-question':
    '„{text}“ lässt offen, ob Tag oder Monat zuerst kommt. Wählen Sie die Reihenfolge unter „Datumsangaben“.',
};
