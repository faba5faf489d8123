// German sentences of errors about XML that is not as it should be.
import type { XML_TEXTS } from '../../../../shared/contract/error-texts/xml.ts';
import type { Translated } from '../../translated.ts';

export const xml: Translated<typeof XML_TEXTS> = {
  'xml-unknown-entity':
    'Eine Entität ist keine der fünf von XML (etwa &nbsp;). Sie blieb, wie sie ist; schreiben Sie das Zeichen selbst.',
  'xml-bare-ampersand': 'Ein & steht allein. Es blieb; in XML muss es &amp; geschrieben werden.',
  'xml-invalid-reference':
    'Ein Zeichenverweis (etwa &#0;) steht für kein Zeichen, das es in XML gibt. Er blieb, wie er ist.',
  'xml-cdata-end': 'In einem Text steht ]]>, was XML verbietet. Es blieb; schreiben Sie ]]&gt;.',
  'xml-attribute-repeated': 'Ein Tag hat dasselbe Attribut zweimal. Das erste blieb.',
  'xml-attribute-unclosed':
    'Das schließende Anführungszeichen eines Attributs fehlt. Als Ende galt das Ende des Tags.',
  'xml-declaration-inside':
    'Eine XML-Deklaration steht mitten im Dokument; sie gehört an den Anfang. Sie wurde ignoriert.',
  'xml-bare-less-than': 'Ein < steht allein. Schreiben Sie es als &lt;.',
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
  'xml-attribute-malformed': 'Ein Attribut ist nicht wohlgeformt ({cause}).',
  'xml-malformed': 'Das XML ist nicht wohlgeformt ({cause}).',
  'xml-undeclared-prefix':
    'Das Namensraum-Präfix „{prefix}“ ist nicht deklariert. Es wurde in seiner üblichen Bedeutung gelesen; ergänzen Sie xmlns:{prefix}.',
};
