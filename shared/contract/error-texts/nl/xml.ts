// Dutch sentences of errors about XML that is not as it should be.
import type { XML_TEXTS } from '../xml.ts';
import type { Translated } from '../../translated.ts';

export const xml: Translated<typeof XML_TEXTS> = {
  'xml-unknown-entity':
    'De entiteit &{name}; bestaat niet in XML. Die is gebleven zoals ze is; schrijf het teken zelf.',
  'xml-bare-ampersand':
    'Een & is niet geëscapet. Het teken is behouden; in XML moet het als &amp; worden geschreven.',
  'xml-invalid-reference':
    'Een tekenverwijzing (zoals &#0;) staat voor geen teken dat XML kent. De verwijzing is behouden.',
  'xml-cdata-end': 'In een tekst staat ]]>, wat XML verbiedt. Het is behouden; schrijf ]]&gt;.',
  'xml-attribute-repeated': 'Een tag heeft hetzelfde attribuut twee keer. Het eerste is behouden.',
  'xml-attribute-unclosed':
    'Het sluitende aanhalingsteken van een attribuut ontbreekt. Het einde van de tag is als einde genomen.',
  'xml-declaration-inside':
    'Een XML-declaratie staat midden in het document; die hoort aan het begin. De declaratie is genegeerd.',
  'xml-bare-less-than': 'Een < is niet geëscapet. Schrijf het teken als &lt;.',
  'xml-less-than-in-attribute':
    'Een < staat in de waarde van een attribuut, waar XML het verbiedt. Het is behouden; schrijf het als &lt;.',
  'xml-mismatched-tag':
    'Een sluittag hoort niet bij het open element. De open elementen zijn als gesloten beschouwd.',
  'xml-unmatched-tag': 'Een sluittag sluit niets. Hij is genegeerd.',
  'xml-text-outside': 'Er staat tekst buiten het hoofdelement. Die is genegeerd.',
  'xml-text-before': 'Er staat tekst vóór de eerste tag. Die is genegeerd.',
  'xml-reference-case':
    'Een tekenverwijzing is met een hoofdletter X geschreven, wat XML niet kent. De verwijzing is gelezen; schrijf &#x.',
  'xml-declaration-odd':
    'De XML-declaratie is niet zoals XML die voorschrijft. Het bestand is toch gelezen; schrijf {declaration}.',
  'xml-comment': 'Een commentaar bevat --, wat XML verbiedt.',
  'xml-doctype-misplaced': 'Een documenttypedeclaratie staat op de verkeerde plaats. Die is genegeerd.',
  'xml-attribute-malformed': 'Een attribuut is niet welgevormd.',
  'xml-malformed': 'De XML is niet welgevormd.',
  'xml-undeclared-prefix':
    'Het namespace-voorvoegsel “{prefix}” is niet gedeclareerd. Het is in de gebruikelijke betekenis gelezen; voeg xmlns:{prefix} toe.',
  'xml-too-deep': 'Elementen zijn meer dan {max} niveaus diep genest. Het bestand is niet verder gelezen.',
  'xml-no-content': '{max} tags en teksten bevatten geen URL. Het bestand is niet verder gelezen.',
  'xml-too-damaged': 'De XML is op {errors} plaatsen niet welgevormd. Het bestand is niet verder gelezen.',
  'xml-many-attributes': 'Een tag heeft meer dan {max} attributen. Het bestand is niet verder gelezen.',
  'xml-too-long':
    'Een naam, tag of attribuut is langer dan {max} tekens. Het bestand is niet verder gelezen.',
  'xml-extension-too-long':
    'Een vermelding heeft meer dan 4 MiB aan extensiegegevens. Het bestand is niet verder gelezen.',
  'xml-doctype':
    'Het bestand heeft een documenttypedeclaratie (DOCTYPE). Die is genegeerd, met alles wat erin wordt gedeclareerd.',
  'xml-namespace-case':
    'De namespace “{uri}” bevat hoofdletters, die van sitemaps niet. Het bestand is toch gelezen.',
  'xml-unknown-namespace':
    '“{uri}” is niet de namespace van sitemaps. Het bestand is toch als sitemap gelezen.',
  'xml-wrong-case': 'Bij <{tag}> kloppen de hoofd- en kleine letters niet. Het is gelezen als <{expected}>.',
  'xml-closed-otherwise':
    '<{tag}> wordt gesloten met </{closing}>, maar hoofd- en kleine letters moeten overeenkomen. Het is als gesloten beschouwd.',
  'xml-truncated':
    'Het bestand eindigt vóór de laatste sluittag: het is afgekapt. Haal het bestand opnieuw op.',
  'xml-truncated-in-entry':
    'Het bestand eindigt vóór de laatste sluittag: het is afgekapt. De vermelding die daar open stond, is niet leesbaar. Haal het bestand opnieuw op.',
  'xml-stray-text': 'Tussen de elementen staat tekst: “{text}”. Die is genegeerd.',
  'xml-element-in-value':
    '<{tag}> staat in een waarde, die alleen tekst mag bevatten. Schrijf de waarde zonder dit element.',
  'xml-second-root':
    'Na het eerste hoofdelement volgt een tweede, <{tag}>. Het is ook gelezen. Splits het bestand.',
  'xml-no-root':
    'Het bestand heeft geen hoofdelement: het begint met <{tag}>. Zet de vermeldingen in een <urlset>.',
  'xml-no-namespace': 'Het hoofdelement heeft geen namespace. Het is als sitemap gelezen. Voeg xmlns toe.',
  'xml-no-atom-namespace':
    'Het hoofdelement heeft geen namespace. Het is als Atom-feed gelezen. Voeg xmlns toe.',
  'xml-unknown-root':
    'Het hoofdelement is <{tag}>, niet <urlset> of <sitemapindex>. Vermeldingen erin zijn gelezen.',
  'xml-no-entry':
    'Een <loc> staat buiten de vermeldingen. Het is als vermelding gelezen. Zet het in een <{tag}>.',
  'xml-mixed':
    'Het bestand mengt URL’s en sitemaps. Beide zijn gelezen, maar een bestand hoort maar één soort te hebben.',
  'xml-unclosed': '<{tag}> is niet gesloten vóór <{next}>. Het is als gesloten beschouwd.',
  'xml-unclosed-entry':
    '<{tag}> is niet gesloten vóór de volgende vermelding. Het is als gesloten beschouwd.',
  'xml-nameless': 'Een element of attribuut heeft een naam die XML niet toestaat. Het is weggelaten.',
  'xml-attribute-same-name':
    'Twee attributen van een tag hebben dezelfde volledige naam. Het eerste is behouden.',
  'xml-misplaced': '<{tag}> staat buiten de vermeldingen. Het is weggelaten.',
  'xml-repeated': 'De vermelding heeft een tweede <{tag}>, “{text}”. Het eerste is behouden.',
  'xml-value-unclear':
    'In <{tag}> staat tekst naast en in elementen (“{text}”). De waarde is ongewijzigd behouden. Corrigeer die.',
  'xml-feed-value-unclear':
    'Een waarde heeft tekst naast en in elementen (“{text}”). De waarde is ongewijzigd behouden. Corrigeer die.',
  'xml-value-too-long': 'Een <{tag}> is langer dan {max} tekens. Het is weggelaten.',
  'xml-loc-too-long': 'Een <loc> is langer dan {max} tekens. De vermelding is weggelaten.',
  'xml-attribute-left-out':
    '<{tag}> heeft het attribuut “{name}”, dat sitemaps niet hebben. Het wordt niet bewaard.',
  'xml-comment-left-out': 'In een extensie staat commentaar. Het wordt niet bewaard.',
  'xml-instruction-left-out': 'In een extensie staat een verwerkingsinstructie. Die wordt niet bewaard.',
  'xml-extension-namespace':
    '<{tag}> heeft niet de namespace waarnaar zoekmachines zoeken. Het blijft zoals het is. Declareer {declaration} en schrijf <{right}>.',
  'xml-before': 'Vóór de XML staat andere tekst. Die is genegeerd. Verwijder de tekst.',
  'xml-space-before': 'Vóór de XML-declaratie staat witruimte, wat XML verbiedt. Die is genegeerd.',
  'xml-attribute-no-value':
    'Een attribuut heeft geen waarde. Schrijf er een tussen aanhalingstekens, of verwijder het attribuut.',
  'xml-attribute-unquoted': 'De waarde van een attribuut staat niet tussen aanhalingstekens. Voeg ze toe.',
  'xml-attribute-name': 'Een attribuut heeft geen geldige naam. Corrigeer die.',
  'xml-attribute-space': 'Tussen twee attributen ontbreekt een spatie. Voeg die toe.',
  'xml-slash-in-tag': 'In een tag staat een slash waarop geen > volgt. Verwijder die.',
  'xml-tag-name': 'De naam van een tag bevat een teken dat XML niet toestaat. Corrigeer de naam.',
  'xml-closing-tag': 'Een sluittag is ongeldig. Corrigeer die.',
  'xml-end': 'De XML eindigt voordat die volledig is. Haal het bestand opnieuw op.',
  'xml-reserved-prefix':
    'Het voorvoegsel xml of xmlns is aan een vreemde namespace gebonden. Verwijder die declaratie.',
  'xml-unreadable': 'De XML is vanaf hier niet leesbaar ({cause}). Het bestand is niet verder gelezen.',
  'xml-namespace-variant':
    'De namespace “{uri}” is niet precies die van sitemaps, en lezers vergelijken hem teken voor teken. Het bestand is toch gelezen. Schrijf {right}.',
  'xml-extension-variant':
    'De namespace “{uri}” van <{tag}> is niet die waar zoekmachines naar zoeken. Hij is gelezen als {right}, en zo schrijft een export hem.',
  'xml-unknown-element':
    '<{tag}> is geen element van het sitemapprotocol. Het blijft zoals het is; zoekmachines negeren het. Verwijder het.',
  'xml-loc-again':
    'De vermelding heeft een tweede <{tag}>, “{text}”. Die is als aparte vermelding gelezen. Schrijf één <{tag}> per vermelding.',
  'xml-text-as-loc': 'De URL “{text}” staat rechtstreeks in <{tag}>. Die is gelezen. Zet hem in een <loc>.',
  'xml-html-entity':
    'De entiteit &{name}; hoort bij HTML; XML kent haar niet en strikte lezers weigeren het bestand. Ze is gelezen; schrijf het teken zelf.',
  'xml-doctype-entities':
    'De documenttypedeclaratie (DOCTYPE) declareert entiteiten ({names}). Die worden niet gelezen, zodat geen bestand het geheugen kan vullen, en blijven staan waar ze staan. Schrijf in plaats daarvan hun tekst.',
  'hreflang-half-link':
    'Een link naar een taalversie heeft geen {name}; zoekmachines negeren hem. Vul het attribuut aan.',
  'hreflang-other-rel':
    'Een link naar een taalversie heeft rel={rel} in plaats van rel=alternate; zoekmachines negeren hem. Schrijf rel=alternate.',
};
