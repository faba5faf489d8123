// German sentences of errors about XML that is not as it should be.
import type { XML_TEXTS } from '../xml.ts';
import type { Translated } from '../../translated.ts';

export const xml: Translated<typeof XML_TEXTS> = {
  'xml-unknown-entity':
    'Die Entität &{name}; kennt XML nicht. Sie blieb, wie sie ist; schreiben Sie das Zeichen selbst.',
  'xml-bare-ampersand': 'Ein & ist nicht maskiert. Es blieb; in XML muss es als &amp; geschrieben werden.',
  'xml-invalid-reference':
    'Ein Zeichenverweis (etwa &#0;) steht für kein Zeichen, das es in XML gibt. Er blieb, wie er ist.',
  'xml-cdata-end': 'In einem Text steht ]]>, was XML verbietet. Es blieb; schreiben Sie ]]&gt;.',
  'xml-attribute-repeated': 'Ein Tag hat dasselbe Attribut zweimal. Das erste blieb.',
  'xml-attribute-unclosed':
    'Das schließende Anführungszeichen eines Attributs fehlt. Als Ende galt das Ende des Tags.',
  'xml-declaration-inside':
    'Eine XML-Deklaration steht mitten im Dokument; sie gehört an den Anfang. Sie wurde ignoriert.',
  'xml-bare-less-than': 'Ein < ist nicht maskiert. Schreiben Sie es als &lt;.',
  'xml-less-than-in-attribute':
    'Ein < steht im Wert eines Attributs, wo XML es verbietet. Es blieb; schreiben Sie es als &lt;.',
  'xml-mismatched-tag':
    'Ein schließendes Tag gehört nicht zum offenen Element. Die offenen Elemente galten als geschlossen.',
  'xml-unmatched-tag': 'Ein schließendes Tag schließt nichts. Es wurde ignoriert.',
  'xml-text-outside': 'Außerhalb des Wurzelelements steht Text. Er wurde ignoriert.',
  'xml-text-before': 'Vor dem ersten Tag steht Text. Er wurde ignoriert.',
  'xml-reference-case':
    'Ein Zeichenverweis ist mit großem X geschrieben, was XML nicht kennt. Er wurde gelesen; schreiben Sie &#x.',
  'xml-declaration-odd':
    'Die XML-Deklaration ist nicht so, wie XML sie vorsieht. Die Datei wurde trotzdem gelesen; schreiben Sie {declaration}.',
  'xml-comment': 'Ein Kommentar enthält --, was XML verbietet.',
  'xml-doctype-misplaced': 'Eine Dokumenttyp-Deklaration steht an der falschen Stelle. Sie wurde ignoriert.',
  'xml-attribute-malformed': 'Ein Attribut ist nicht wohlgeformt.',
  'xml-malformed': 'Das XML ist nicht wohlgeformt.',
  'xml-undeclared-prefix':
    'Das Namensraum-Präfix „{prefix}“ ist nicht deklariert. Es wurde in seiner üblichen Bedeutung gelesen; ergänzen Sie xmlns:{prefix}.',
  'xml-too-deep':
    'Elemente sind mehr als {max} Ebenen tief verschachtelt. Die Datei wurde nicht weiter gelesen.',
  'xml-no-content': '{max} Tags und Texte enthalten keine URL. Die Datei wurde nicht weiter gelesen.',
  'xml-too-damaged':
    'Das XML ist an {errors} Stellen nicht wohlgeformt. Die Datei wurde nicht weiter gelesen.',
  'xml-many-attributes': 'Ein Tag hat mehr als {max} Attribute. Die Datei wurde nicht weiter gelesen.',
  'xml-too-long':
    'Ein Name, ein Tag oder ein Attribut ist länger als {max} Zeichen. Die Datei wurde nicht weiter gelesen.',
  'xml-extension-too-long':
    'Ein Eintrag hat mehr als 4 MiB Erweiterungsdaten. Die Datei wurde nicht weiter gelesen.',
  'xml-doctype':
    'Die Datei hat eine Dokumenttyp-Deklaration (DOCTYPE). Sie wurde mit allem, was sie deklariert, ignoriert.',
  'xml-namespace-case':
    'Der Namensraum „{uri}“ enthält Großbuchstaben, der von Sitemaps nicht. Die Datei wurde trotzdem gelesen.',
  'xml-unknown-namespace':
    '„{uri}“ ist nicht der Namensraum von Sitemaps. Die Datei wurde trotzdem als Sitemap gelesen.',
  'xml-wrong-case': 'Bei <{tag}> stimmt die Groß- und Kleinschreibung nicht. Gelesen wurde <{expected}>.',
  'xml-closed-otherwise':
    '<{tag}> wird mit </{closing}> geschlossen, aber die Groß- und Kleinschreibung muss übereinstimmen. Es galt als geschlossen.',
  'xml-truncated':
    'Die Datei endet vor ihrem letzten schließenden Tag: Sie wurde abgeschnitten. Holen Sie die Datei erneut.',
  'xml-truncated-in-entry':
    'Die Datei endet vor ihrem letzten schließenden Tag: Sie wurde abgeschnitten. Der Eintrag, der dort offen war, ist nicht lesbar. Holen Sie die Datei erneut.',
  'xml-stray-text': 'Zwischen den Elementen steht Text: „{text}“. Er wurde ignoriert.',
  'xml-element-in-value':
    '<{tag}> steht in einem Wert, der nur Text enthalten darf. Schreiben Sie den Wert ohne dieses Element.',
  'xml-second-root':
    'Auf das erste Wurzelelement folgt ein zweites, <{tag}>. Es wurde auch gelesen. Teilen Sie die Datei.',
  'xml-no-root':
    'Die Datei hat kein Wurzelelement: Sie beginnt mit <{tag}>. Setzen Sie die Einträge in ein <urlset>.',
  'xml-no-namespace':
    'Das Wurzelelement hat keinen Namensraum. Es wurde als Sitemap gelesen. Ergänzen Sie xmlns.',
  'xml-no-atom-namespace':
    'Das Wurzelelement hat keinen Namensraum. Es wurde als Atom-Feed gelesen. Ergänzen Sie xmlns.',
  'xml-unknown-root':
    'Das Wurzelelement ist <{tag}>, nicht <urlset> oder <sitemapindex>. Einträge darin wurden gelesen.',
  'xml-no-entry':
    'Ein <loc> steht außerhalb der Einträge. Es wurde als Eintrag gelesen. Setzen Sie es in ein <{tag}>.',
  'xml-mixed':
    'Die Datei mischt URLs und Sitemaps. Beides wurde gelesen, aber eine Datei sollte nur eines enthalten.',
  'xml-unclosed': '<{tag}> ist vor <{next}> nicht geschlossen. Es galt als geschlossen.',
  'xml-unclosed-entry': '<{tag}> ist vor dem nächsten Eintrag nicht geschlossen. Es galt als geschlossen.',
  'xml-nameless': 'Ein Element oder Attribut hat einen Namen, den XML nicht erlaubt. Es wurde weggelassen.',
  'xml-attribute-same-name':
    'Zwei Attribute eines Tags haben denselben vollständigen Namen. Das erste blieb.',
  'xml-misplaced': '<{tag}> steht außerhalb der Einträge. Es wurde weggelassen.',
  'xml-repeated': 'Der Eintrag hat ein zweites <{tag}>, „{text}“. Das erste blieb.',
  'xml-value-unclear':
    'In <{tag}> steht Text neben und in Elementen („{text}“). Der Wert blieb, wie er ist. Korrigieren Sie ihn.',
  'xml-feed-value-unclear':
    'Ein Wert hat Text neben und in Elementen („{text}“). Er blieb, wie er ist. Korrigieren Sie ihn.',
  'xml-value-too-long': 'Ein <{tag}> ist länger als {max} Zeichen. Es wurde weggelassen.',
  'xml-loc-too-long': 'Ein <loc> ist länger als {max} Zeichen. Der Eintrag wurde weggelassen.',
  'xml-attribute-left-out':
    '<{tag}> hat das Attribut „{name}“, das es in Sitemaps nicht gibt. Es wird nicht übernommen.',
  'xml-comment-left-out': 'In einer Erweiterung steht ein Kommentar. Er wird nicht übernommen.',
  'xml-instruction-left-out':
    'In einer Erweiterung steht eine Verarbeitungsanweisung. Sie wird nicht übernommen.',
  'xml-extension-namespace':
    '<{tag}> hat nicht den Namensraum, nach dem Suchmaschinen suchen. Es bleibt, wie es ist. Deklarieren Sie {declaration} und schreiben Sie <{right}>.',
  'xml-before': 'Vor dem XML steht anderer Text. Er wurde ignoriert. Entfernen Sie ihn.',
  'xml-space-before': 'Vor der XML-Deklaration steht Leerraum, was XML verbietet. Er wurde ignoriert.',
  'xml-attribute-no-value':
    'Ein Attribut hat keinen Wert. Schreiben Sie einen in Anführungszeichen oder entfernen Sie das Attribut.',
  'xml-attribute-unquoted': 'Der Wert eines Attributs steht nicht in Anführungszeichen. Ergänzen Sie sie.',
  'xml-attribute-name': 'Ein Attribut hat keinen gültigen Namen. Korrigieren Sie ihn.',
  'xml-attribute-space': 'Zwischen zwei Attributen fehlt ein Leerzeichen. Ergänzen Sie es.',
  'xml-slash-in-tag': 'In einem Tag steht ein Schrägstrich, auf den kein > folgt. Entfernen Sie ihn.',
  'xml-tag-name': 'Der Name eines Tags hat ein Zeichen, das XML nicht erlaubt. Korrigieren Sie den Namen.',
  'xml-closing-tag': 'Ein schließendes Tag ist ungültig. Korrigieren Sie es.',
  'xml-end': 'Das XML endet, bevor es vollständig ist. Holen Sie die Datei erneut.',
  'xml-reserved-prefix':
    'Das Präfix xml oder xmlns ist an einen fremden Namensraum gebunden. Entfernen Sie diese Deklaration.',
  'xml-unreadable': 'Das XML ist ab hier nicht lesbar ({cause}). Die Datei wurde nicht weiter gelesen.',
  'xml-namespace-variant':
    'Der Namensraum „{uri}“ ist nicht genau der für Sitemaps, und Leser vergleichen ihn Zeichen für Zeichen. Die Datei wurde trotzdem gelesen. Schreiben Sie {right}.',
  'xml-extension-variant':
    'Der Namensraum „{uri}“ von <{tag}> ist nicht der, den Suchmaschinen erwarten. Er wurde als {right} gelesen, und so schreibt ihn ein Export.',
  'xml-unknown-element':
    '<{tag}> ist kein Element des Sitemap-Protokolls. Es bleibt, wie es ist; Suchmaschinen ignorieren es. Entfernen Sie es.',
  'xml-loc-again':
    'Der Eintrag hat ein zweites <{tag}>, „{text}“. Es wurde als eigener Eintrag gelesen. Schreiben Sie ein <{tag}> pro Eintrag.',
  'xml-text-as-loc':
    'Die URL „{text}“ steht direkt in <{tag}>. Sie wurde gelesen. Setzen Sie sie in ein <loc>.',
  'xml-html-entity':
    'Die Entität &{name}; gehört zu HTML; XML kennt sie nicht, und strenge Leser lehnen die Datei ab. Sie wurde gelesen; schreiben Sie das Zeichen selbst.',
  'xml-doctype-entities':
    'Die Dokumenttypdeklaration (DOCTYPE) deklariert Entitäten ({names}). Sie werden nicht gelesen, damit keine Datei den Speicher füllt, und bleiben, wo sie stehen. Schreiben Sie stattdessen ihre Texte.',
  'hreflang-half-link':
    'Einem Link zu einer Sprachversion fehlt {name}; Suchmaschinen ignorieren ihn. Ergänzen Sie das Attribut.',
  'hreflang-other-rel':
    'Ein Link zu einer Sprachversion hat rel={rel} statt rel=alternate; Suchmaschinen ignorieren ihn. Schreiben Sie rel=alternate.',
};
