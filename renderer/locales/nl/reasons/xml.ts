// Dutch sentences of errors about XML that is not as it should be.
import type { XML_TEXTS } from '../../../../shared/contract/error-texts/xml.ts';
import type { Translated } from '../../translated.ts';

export const xml: Translated<typeof XML_TEXTS> = {
  'xml-unknown-entity':
    'Een entiteit is niet een van de vijf van XML (zoals &nbsp;). Ze is behouden; schrijf het teken zelf.',
  'xml-bare-ampersand': 'Een & staat alleen. Het is behouden; in XML moet het als &amp; worden geschreven.',
  'xml-invalid-reference':
    'Een tekenverwijzing (zoals &#0;) staat voor geen teken dat XML kent. Ze is behouden.',
  'xml-cdata-end': 'In een tekst staat ]]>, wat XML verbiedt. Het is behouden; schrijf ]]&gt;.',
  'xml-attribute-repeated': 'Een tag heeft hetzelfde attribuut twee keer. Het eerste is behouden.',
  'xml-attribute-unclosed':
    'Het sluitende aanhalingsteken van een attribuut ontbreekt. Het einde van de tag is als einde genomen.',
  'xml-declaration-inside':
    'Een XML-declaratie staat midden in het document; ze hoort aan het begin. Ze is genegeerd.',
  'xml-bare-less-than': 'Een < staat alleen. Schrijf het als &lt;.',
  'xml-less-than-in-attribute':
    'Een < staat in de waarde van een attribuut, waar XML het verbiedt. Het is behouden; schrijf het als &lt;.',
  'xml-mismatched-tag':
    'Een sluittag hoort niet bij het open element. De open elementen zijn als gesloten beschouwd.',
  'xml-unmatched-tag': 'Een sluittag sluit niets. Hij is genegeerd.',
  'xml-text-outside': 'Er staat tekst buiten het hoofdelement. Die is genegeerd.',
  'xml-text-before': 'Er staat tekst vóór de eerste tag. Die is genegeerd.',
  'xml-reference-case':
    'Een tekenverwijzing is met een hoofdletter X geschreven, wat XML niet kent. Ze is gelezen; schrijf &#x.',
  'xml-declaration-odd':
    'De XML-declaratie is niet zoals XML die voorschrijft. Het bestand is toch gelezen; schrijf {declaration}.',
  'xml-comment': 'Een commentaar bevat --, wat XML verbiedt.',
  'xml-doctype-misplaced': 'Een documenttypedeclaratie staat op de verkeerde plaats. Ze is genegeerd.',
  'xml-attribute-malformed': 'Een attribuut is niet welgevormd ({cause}).',
  'xml-malformed': 'De XML is niet welgevormd ({cause}).',
  'xml-undeclared-prefix':
    'Het namespace-voorvoegsel “{prefix}” is niet gedeclareerd. Het is in de gebruikelijke betekenis gelezen; voeg xmlns:{prefix} toe.',
};
