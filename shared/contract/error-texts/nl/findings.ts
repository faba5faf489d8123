// Dutch: what rules say of a finding.
import type { FINDINGS_TEXTS } from '../findings.ts';
import type { Translated } from '../../translated.ts';

export const findings: Translated<typeof FINDINGS_TEXTS> = {
  'changefreq-ignored':
    'Rijen met een wijzigingsfrequentie: {rows}. Google en Bing lezen die niet; zonder zijn de bestanden kleiner.',
  'changefreq-invalid':
    'De wijzigingsfrequentie {changefreq} is niet bekend en blijft daarom buiten de export. Kies {names}, of wis de cel.',
  'compare-export-changed':
    '“{path}” is niet meer wat de laatste export heeft geschreven. Het bestand is vergeleken zoals het nu is.',
  'compare-export-gone':
    'In de map {path} staat de laatste export niet meer. Er is vergeleken met het project zoals het toen was.',
  'file-empty':
    '{location} heeft geen URL. Een lege sitemap is volgens het schema ongeldig: laat die uit de index weg.',
  'file-encoding':
    '{location} is niet in geldig UTF-8, zoals sitemaps moeten zijn, of declareert een andere codering. Zoek in de rijen naar beschadigde letters. Een export schrijft UTF-8.',
  'file-namespace':
    'Het hoofdelement van {location} heeft niet de namespace {namespace}. Sommige programma’s weigeren dat. Een export schrijft de juiste.',
  'file-near-limit':
    '{location} is voor {share} % vol. Een programma dat er steeds meer aan toevoegt, maakt het bestand binnenkort te groot.',
  'file-too-large':
    '{location} heeft uitgepakt {bytes} bytes; een sitemap mag er hoogstens {max} hebben, en crawlers laten de rest vallen. Een export splitst het bestand.',
  'file-too-many-urls':
    '{location} heeft {entries} URL’s; een sitemap mag er hoogstens {max} hebben, en crawlers laten de rest vallen. Een export splitst ze.',
  'hreflang-conflict': 'De taalversie {version} heeft twee URL’s, {first} en {second}. Behoud er één.',
  'hreflang-default-conflict':
    'Een taalversie van {loc} noemt een andere x-default dan deze rij. Alle versies moeten dezelfde noemen.',
  'hreflang-incomplete':
    'Een versie die {loc} noemt, heeft een taal of een x-default die in deze rij ontbreekt. Alle versies van een pagina moeten dezelfde talen noemen. Voeg de ontbrekende link toe.',
  'hreflang-invalid':
    'De taalcode {found} is ongeldig: {fault}. Schrijf een taal zoals nl, een taal met een regio zoals nl-BE, of x-default.',
  'hreflang-invalid-meant': 'De taalcode {found} is ongeldig: {fault}. Schrijf {meant}.',
  'hreflang-invalid-more':
    'Deze taalcodes zijn ongeldig: {codes}. Schrijf wat achter de pijl staat, of anders een taal zoals nl, een taal met een regio zoals nl-BE, of x-default.',
  'hreflang-no-return':
    'Een taalversie van {loc} staat in dit project, maar noemt deze pagina niet. Google negeert links die niet worden beantwoord. Voeg de ontbrekende link daar toe.',
  'hreflang-relative':
    'De URL {address} van de taalversie {version} is geen volledige URL. Schrijf die met https:// en de host.',
  'hreflang-self-default':
    'Alleen de x-default van {loc} leidt naar de pagina zelf. Elke versie moet zichzelf ook onder haar eigen taal noemen.',
  'hreflang-self-missing':
    'De taalversies van {loc} noemen de pagina zelf niet. Elke versie moet ze allemaal noemen, ook zichzelf.',
  'hreflang-target-excluded':
    'Een taalversie van {loc} is een rij die uit de export is weggelaten. Neem de rij op, of verwijder de link.',
  'hreflang-target-missing':
    'Een taalversie van {loc} op dezelfde host is geen rij van dit project. Voeg de rij toe, corrigeer de URL, of verwijder de link.',
  'image-deprecated':
    'De afbeeldingen hebben {parts}; Google leest dat sinds 2022 niet meer. Het doet geen kwaad; zonder deze gegevens is het bestand kleiner.',
  'image-loc-invalid':
    'De URL {address} van een afbeelding is geen volledige URL. Schrijf die met https:// en de host.',
  'image-loc-missing':
    'Een afbeelding heeft geen URL (image:loc), het enige deel dat telt. Vul die aan, of verwijder de afbeelding.',
  'image-loc-missing-more':
    '{count} afbeeldingen hebben geen URL (image:loc), het enige deel dat telt. Vul die aan, of verwijder de afbeeldingen.',
  'image-too-many':
    'De rij heeft {count} afbeeldingen; Google leest er hoogstens {max} per pagina. Behoud de belangrijkste.',
  'lastmod-all-alike':
    '{alike} van {rows} datums zijn {value}. Zoekmachines vertrouwen geen datums die alleen zeggen wanneer het bestand is gemaakt. Geef elke pagina de dag waarop die het laatst is gewijzigd, of wis de cellen.',
  'lastmod-future':
    'De wijzigingsdatum {lastmod} ligt in de toekomst. Zoekmachines vertrouwen geen datums die niet waar kunnen zijn. Vul de dag in waarop de pagina het laatst is gewijzigd, of wis de cel.',
  'lastmod-import-day':
    '{alike} van {rows} datums zijn van {value}, de dag van de import: de site schrijft bij elke pagina de datum van vandaag. Geef elke pagina de dag waarop die het laatst is gewijzigd, of wis de cellen.',
  'lastmod-imprecise':
    'De wijzigingsdatum {lastmod} heeft alleen een jaar. Het sitemapschema vraagt een dag; de datum blijft daarom buiten de export. Schrijf de dag, zoals 2025-01-31, of wis de cel.',
  'lastmod-imprecise-month':
    'De wijzigingsdatum {lastmod} heeft alleen een maand. Het sitemapschema vraagt een dag; de datum blijft daarom buiten de export. Schrijf de dag, zoals 2025-01-31, of wis de cel.',
  'lastmod-invalid':
    'De wijzigingsdatum {lastmod} is geen datum die in een sitemap mag staan en blijft daarom buiten de export. Schrijf die als 2025-01-31, of met tijd en zone als 2025-01-31T12:00:00+01:00.',
  'lastmod-no-seconds':
    'De wijzigingsdatum {lastmod} heeft een tijd zonder seconden en voldoet daarom niet aan het schema. De datum wordt met :00 seconden geëxporteerd.',
  'lastmod-no-zone':
    'De wijzigingsdatum {lastmod} heeft een tijd maar geen tijdzone en blijft daarom buiten de export. Voeg Z voor UTC of een verschil zoals +01:00 toe, of schrijf alleen de dag.',
  'lastmod-too-old':
    'De wijzigingsdatum {lastmod} ligt vóór {year}: meestal een lege datum die een programma heeft geschreven. Vul de dag in waarop de pagina het laatst is gewijzigd, of wis de cel.',
  'loc-bad-escape':
    '{loc} heeft een % waar geen twee hexadecimale cijfers op volgen (teken {at}). Schrijf een procentteken zelf als %25.',
  'loc-credentials':
    'De URL op {host} bevat een gebruikersnaam of wachtwoord, die iedereen in de sitemap zou kunnen lezen. Verwijder wat vóór de host staat.',
  'loc-default-port': '{loc} bevat de standaardpoort en lijkt daardoor een andere URL. Verwijder de poort.',
  'loc-dot-segment':
    '{loc} heeft “.” of “..” als deel van het pad. Crawlers halen {address} op: schrijf dat.',
  'loc-double-encoded':
    '{loc} heeft {found}; dat lijkt op {once} dat een tweede keer is gecodeerd. De meeste servers kennen alleen de URL die één keer is gecodeerd.',
  'loc-double-escaped':
    '{loc} bevat {found} als tekst: het is twee keer geëscapet. Schrijf het teken zelf; Mapwright escapet het bij de export.',
  'loc-double-slash':
    '{loc} heeft twee slashes achter elkaar in het pad. Meestal is er één een fout in een sjabloon, en tonen beide URL’s dezelfde pagina.',
  'loc-duplicate':
    '{loc} staat ook in een eerdere rij; deze rij wordt daarom niet geëxporteerd. Verwijder deze rij, of wijzig de URL.',
  'loc-duplicate-line':
    '{loc} staat ook in een eerdere rij; deze rij wordt daarom niet geëxporteerd. Verwijder deze rij, of wijzig de URL. De eerste staat in regel {line} van {location}.',
  'loc-duplicate-file':
    '{loc} staat ook in een eerdere rij; deze rij wordt daarom niet geëxporteerd. Verwijder deze rij, of wijzig de URL. De eerste staat in {location}.',
  'loc-duplicate-hand':
    '{loc} staat ook in een eerdere rij; deze rij wordt daarom niet geëxporteerd. Verwijder deze rij, of wijzig de URL. De eerste staat in een rij die handmatig is toegevoegd.',
  'loc-fragment':
    '{loc} heeft een fragment ({fragment}). Crawlers negeren het, dus de pagina zonder fragment is bedoeld. Verwijder # en wat erop volgt.',
  'loc-host-case':
    '{loc} heeft hoofdletters vóór het pad. Daar betekenen ze niets, maar de URL lijkt erdoor een andere. Schrijf {start}.',
  'loc-idn-host':
    'De host van {loc} heeft letters buiten ASCII. Niet elk programma zet die om: schrijf {host}.',
  'loc-invalid':
    '{loc} heeft een teken dat een URL niet kan hebben ({character}) en wordt daarom niet geëxporteerd. Verwijder het.',
  'loc-invalid-scheme':
    '{loc} is geen web-URL: de URL begint met {scheme} en wordt daarom niet geëxporteerd. Een sitemap staat alleen http:// en https:// toe.',
  'loc-invalid-host':
    '{loc} is niet als web-URL te lezen en wordt daarom niet geëxporteerd. Controleer het deel tussen :// en de volgende slash.',
  'loc-invalid-short':
    '{loc} heeft {length} tekens, en het sitemapschema vraagt er minstens {min}; de URL wordt daarom niet geëxporteerd. Schrijf de volledige URL, met de slash achter de host.',
  'loc-missing':
    'De rij heeft geen URL (loc) en wordt daarom niet geëxporteerd. Typ er een, of verwijder de rij.',
  'loc-not-absolute':
    '{loc} begint niet met http:// of https:// en wordt daarom niet geëxporteerd. Schrijf de volledige URL, bijvoorbeeld {example}/page.',
  'loc-not-encoded':
    '{loc} heeft een teken dat met procentcodering moet worden geschreven ({character}, {code}). Schrijf het als {encoded}.',
  'loc-other-host':
    '{loc} staat op {origin}, maar deze set is voor {site}. Zoekmachines negeren de URL, tenzij de robots.txt van die host deze sitemap noemt. Corrigeer de URL, of verplaats die naar een set voor {origin}.',
  'loc-other-scheme':
    '{loc} begint met {scheme}//, maar deze set is voor {site}. Voor zoekmachines is dat een andere site. Schrijf de URL met {wanted}://.',
  'finding-of-profile': '{finding} Dit geldt voor het exportprofiel {profile}.',
  'loc-out-of-scope':
    '{loc} ligt niet in {directory}, waar de sitemap komt te staan. Zet de sitemap in een hogere map, of dien de sitemap in bij de console van de zoekmachine, waar deze grens niet geldt.',
  'loc-session-id':
    '{loc} bevat een sessie-id ({found}). Elk bezoek maakt een andere, zodat één pagina eindeloos veel URL’s heeft. Verwijder die.',
  'loc-too-long':
    '{loc} heeft {length} tekens; een sitemap staat er hoogstens {max} toe, dus de URL wordt niet geëxporteerd. Kort de URL in.',
  'loc-tracking-parameter':
    '{loc} bevat een trackingparameter ({found}), die de pagina niet verandert. Verwijder die, zodat de pagina één URL heeft.',
  'loc-twin-case':
    '{loc} verschilt alleen in hoofdletters van een eerdere rij. Tonen beide dezelfde pagina, behoud dan de URL waar de site naar linkt.',
  'loc-twin-index':
    '{loc} verschilt alleen van een eerdere rij doordat het indexbestand van de map wordt genoemd. Meestal is het dezelfde pagina: behoud de URL waar de site naar linkt.',
  'loc-twin-spelling':
    '{loc} is de URL van een eerdere rij in een andere schrijfwijze: voor crawlers zijn ze dezelfde. Behoud er één, zoals de site ernaar linkt.',
  'loc-twin-origin':
    '{loc} staat in een eerdere rij met een ander schema, met of zonder poort, of met andere hoofdletters in de host. Behoud de URL die de server zonder omleiding beantwoordt.',
  'loc-twin-query':
    '{loc} verschilt alleen van een eerdere rij in de volgorde van de parameters. Houd op de hele site één volgorde aan.',
  'loc-twin-slash':
    '{loc} verschilt alleen van een eerdere rij in de slash aan het eind. Meestal is het dezelfde pagina: behoud de URL die de server zonder omleiding beantwoordt.',
  'loc-white-space':
    '{loc} bevat witruimte ({name}, {code}, teken {at}) en wordt daarom niet geëxporteerd. Verwijder die, of schrijf een spatie als %20.',
  'news-date-invalid':
    'De publicatiedatum {found} is geen datum die Google leest. Schrijf die als 2025-01-31, of met tijd en zone als 2025-01-31T12:00:00+01:00.',
  'news-incomplete':
    'Bij het nieuws ontbreekt {parts}; Google laat het daarom vallen. Vul aan wat ontbreekt.',
  'news-language':
    'De nieuwstaal {found} is geen ISO 639-code van twee of drie letters, zoals nl, of zh-cn of zh-tw.',
  'news-language-chinese':
    'De nieuwstaal {found} is geen code die Google voor Chinees leest. Schrijf zh-cn of zh-tw.',
  'news-too-many':
    '{rows} rijen hebben nieuws, en een bestand mag {maxUrls} URL’s hebben. Google leest hoogstens {max} nieuws-URL’s per sitemap: stel de limiet van een bestand voor een nieuwsset daarop in.',
  'news-too-old':
    'Het nieuws is van {date}. Google neemt alleen nieuws van de laatste {days} dagen. Verwijder het nieuwsdeel; de pagina zelf kan blijven.',
  'plan-empty': 'Alle rijen zijn handmatig weggelaten; er is dus niets te exporteren. Neem er enkele op.',
  'plan-too-many-sitemaps':
    '{rows} URL’s in bestanden van {maxUrls} zijn {files} sitemaps, en een index noemt er hoogstens {max}: een export schrijft ten minste {indexes} indexen. Noem elk daarvan in robots.txt, of sta meer URL’s per bestand toe.',
  'priority-all-alike':
    '{alike} van {rows} prioriteiten zijn {value}. Een prioriteit vergelijkt alleen de pagina’s van één site: wis de cellen, of laat de pagina’s verschillen.',
  'priority-ignored':
    'Rijen met een prioriteit: {rows}. Google en Bing lezen die niet; Yandex wel. Zonder zijn de bestanden kleiner.',
  'priority-invalid':
    'De prioriteit {priority} is geen getal van 0.0 tot 1.0 en blijft daarom buiten de export. Schrijf die met een punt, bijvoorbeeld 0.8, of wis de cel.',
  'priority-out-of-range':
    'De prioriteit {priority} ligt niet tussen 0.0 en 1.0 en blijft daarom buiten de export. Schrijf een getal daartussen, of wis de cel.',
  'video-deprecated':
    'Een video heeft {parts}; Google leest dat sinds 2022 niet meer. Het doet geen kwaad; zonder deze gegevens is het bestand kleiner.',
  'video-description-too-long':
    'Een videobeschrijving heeft {count} tekens; Google leest er hoogstens {max}. Kort die in.',
  'video-duration':
    'De videoduur {found} is geen heel aantal seconden van 1 tot en met {max}. Corrigeer of verwijder die.',
  'video-expired':
    'Een video is op {date} verlopen, dus Google toont hem niet meer. Verwijder de video of corrigeer de datum.',
  'video-incomplete':
    'Bij een video ontbreekt {parts}; Google laat de video daarom vallen. Vul aan wat ontbreekt, of verwijder de video.',
  'video-loc-invalid':
    'Een video heeft onbruikbare URL’s: {faults}. Schrijf ze volledig, met https:// en hun host.',
  'video-loc-is-page':
    '{found} van een video is de URL van de pagina zelf. Voer de URL van het videobestand of van de speler in.',
  'video-value-invalid':
    'Een video heeft waarden die Google niet kan lezen: {faults}. Corrigeer of verwijder ze.',
  'video-too-many-tags':
    'Een video heeft {count} tags; Google leest er hoogstens {max}. Behoud de belangrijkste.',
  'robots-blocked':
    '{loc} wordt voor {agents} geblokkeerd door regel {line} van {file}: {rule}. De regel staat in de groep voor {group}. Laat de rij weg, of sta de URL in robots.txt toe.',
  'robots-blocked-by': 'Voor {agents} doet regel {line} in de groep voor {group} dat: {rule}.',
  'robots-blocked-variously':
    '{loc} wordt voor {agents} geblokkeerd door regel {line} van {file}: {rule}. De regel staat in de groep voor {group}. {others} Laat de rij weg, of sta de URL in robots.txt toe.',
  'news-deprecated':
    'Het nieuws heeft {parts}; Google leest dat niet meer. Het doet geen kwaad; zonder deze gegevens is het bestand kleiner.',
  'changefreq-all-alike':
    '{alike} van {rows} wijzigingsfrequenties zijn {value}. Een waarde die alle pagina’s hebben, zegt een crawler niets: wis de cellen, of laat de pagina’s verschillen.',
  'file-unescaped':
    'In {location} staan & of < die niet als &amp; en &lt; zijn geschreven. Strenge programma’s weigeren het hele bestand. Let op afgekapte URL’s in de rijen. Een export escapet ze.',
  'file-index-in-index':
    '{location} is een index, en de index {parent} noemt die. Een index mag alleen sitemaps noemen: crawlers kijken niet in de tweede. Dien die apart in, of noem de sitemaps ervan in de eerste.',
  'file-index-off-site':
    '{location} noemt een sitemap op een andere host. Crawlers negeren die, tenzij bewezen is dat beide hosts van u zijn. Verplaats de sitemap, of noem die in een index van de eigen host.',
  'file-stale-lastmod':
    'De index zegt dat {location} het laatst veranderde op {listed}, maar een pagina erin veranderde op {newest}. Crawlers die de index volgen, missen dat. Een export schrijft de juiste dag.',
  'plan-too-many-indexes':
    'Er zijn {count} sitemapindexen nodig; Google neemt er hoogstens {max} van één site. Zet meer sitemaps in een index, of meer URL’s in een sitemap.',
  'plan-too-many-indexes-here':
    'Dit project heeft {count} sitemapindexen; Google neemt er hoogstens {max} van één site. Zet meer sitemaps in een index, of meer URL’s in een sitemap.',
  'plan-site-size':
    '{rows} URL’s zijn meer dan {max}. Crawlers hebben lang nodig om zoveel pagina’s op te halen: noem alleen pagina’s die gevonden moeten worden, en geef elke pagina de juiste wijzigingsdatum.',
  'plan-mixed-schemes':
    '{https} opgenomen pagina’s zijn https en {http} zijn http. Een sitemap is voor één daarvan: kies er een, meestal https, en corrigeer de andere of laat ze weg.',
  'plan-section-empty':
    'In deze secties staat geen rij: {sections}. Er wordt niets voor geschreven: controleer hun voorwaarden, of verwijder ze.',
  'plan-section-orphaned':
    'Secties van een eerdere export die niet meer bestaan of leeg zijn: {count}. Hun sitemaps zijn geschreven. Exporteer opnieuw, en verwijder ze van de server en uit wat u hebt ingediend.',
  'rows-apart':
    'Rijen met alleen afbeeldingen, video’s of dergelijke van pagina’s uit andere bestanden: {rows}. Ze tellen als duplicaten, die geen export schrijft. Corrigeren bij de regel loc-duplicate voegt ze samen met de rijen van hun pagina’s.',
  'rows-joined':
    'Rijen met alleen afbeeldingen, video’s of nieuws van pagina’s uit andere bestanden van de set: {rows}. Ze zijn samengevoegd met de rijen van hun pagina’s; ongedaan maken brengt ze terug.',
  'loc-invisible':
    '{loc} bevat een onzichtbaar teken ({name}, {code}, teken {at}). Verwijder het, of schrijf het als {encoded}.',
  'image-loc-blank':
    'De afbeeldings-URL {address} bevat witruimte of een onzichtbaar teken ({name}, {code}). Verwijder het, of schrijf het als {encoded}.',
  'hreflang-blank':
    'De URL {address} van versie {version} bevat witruimte of een onzichtbaar teken ({name}, {code}). Verwijder het, of schrijf het als {encoded}.',
  'file-not-well-formed':
    '{location} is geen welgevormde XML. Strikte lezers weigeren het hele bestand. De rijen zijn gered: bekijk ze. Een export is welgevormd.',
};
