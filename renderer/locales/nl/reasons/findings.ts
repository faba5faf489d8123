// Dutch: what rules say of a finding.
import type { FINDINGS_TEXTS } from '../../../../shared/contract/error-texts/findings.ts';
import type { Translated } from '../../translated.ts';

export const findings: Translated<typeof FINDINGS_TEXTS> = {
  'changefreq-ignored':
    'Rijen met een wijzigingsfrequentie: {rows}. Google en Bing lezen die niet; zonder zijn de bestanden kleiner.',
  'changefreq-invalid':
    'De wijzigingsfrequentie {changefreq} is niet bekend en blijft daarom buiten de export. Kies {names}, of maak de cel leeg.',
  'compare-export-changed':
    '“{path}” is niet meer wat de laatste export heeft geschreven. Het bestand is vergeleken zoals het nu is.',
  'compare-export-gone':
    'In de map {path} staat de laatste export niet meer. Er is vergeleken met het project zoals het toen was.',
  'file-empty':
    '{location} heeft geen URL. Een lege sitemap is volgens het schema ongeldig: laat hem uit de index weg.',
  'file-encoding':
    '{location} is niet in de codering die erin genoemd wordt, of geen geldige UTF-8. Let op beschadigde letters in de rijen. Een export schrijft UTF-8.',
  'file-namespace':
    '{location} heeft niet de naamruimte {namespace} op het hoofdelement. Sommige lezers weigeren het. Een export schrijft het goed.',
  'file-near-limit':
    '{location} is voor {share} % vol. Een programma dat er alleen aan toevoegt, maakt het binnenkort te groot.',
  'file-too-large':
    '{location} heeft uitgepakt {bytes} bytes; een sitemap mag er hooguit {max} hebben, en lezers laten de rest vallen. Een export splitst hem.',
  'file-too-many-urls':
    '{location} heeft {entries} URL’s; een sitemap mag er hooguit {max} hebben, en lezers laten de rest vallen. Een export splitst ze.',
  'hreflang-conflict': 'De versie {version} heeft twee URL’s, {first} en {second}. Houd er één.',
  'hreflang-default-conflict':
    'Een taalversie van {loc} noemt een andere x-default dan deze rij. Alle versies moeten dezelfde noemen.',
  'hreflang-invalid':
    'De taalcode {found} is ongeldig ({fault}). Schrijf een taal zoals nl, een taal met een gebied zoals nl-BE, of x-default.',
  'hreflang-no-return':
    'Een taalversie van {loc} staat in dit project, maar noemt deze pagina niet. Google negeert koppelingen die niet beantwoord worden. Voeg de ontbrekende koppeling daar toe.',
  'hreflang-relative':
    'De URL {address} van de versie {version} is geen volledige URL. Schrijf hem met https:// en de host.',
  'hreflang-self-missing':
    'De taalversies van {loc} noemen de pagina zelf niet. Elke versie moet ze allemaal noemen, ook zichzelf.',
  'hreflang-target-excluded':
    'Een taalversie van {loc} is een rij die buiten de export blijft. Neem haar op, of verwijder de koppeling.',
  'hreflang-target-missing':
    'Een taalversie van {loc} op dezelfde host is geen rij van dit project. Voeg haar toe, verbeter de URL, of verwijder de koppeling.',
  'image-deprecated':
    'De afbeeldingen hebben {parts}; Google leest dat sinds 2022 niet meer. Het doet geen kwaad; zonder is het bestand kleiner.',
  'image-loc-invalid':
    'De URL {address} van een afbeelding is geen volledige URL. Schrijf hem met https:// en de host.',
  'image-loc-missing':
    'Een afbeelding heeft geen URL (image:loc), het enige deel dat telt. Vul die aan, of verwijder de afbeelding.',
  'image-loc-missing-more':
    '{count} afbeeldingen hebben geen URL (image:loc), het enige deel dat telt. Vul die aan, of verwijder de afbeeldingen.',
  'image-too-many':
    'De rij heeft {count} afbeeldingen; Google neemt er hooguit {max} per pagina. Houd de belangrijkste.',
  'lastmod-all-alike':
    '{alike} van {rows} datums zijn {value}. Zoekmachines vertrouwen geen datums die zeggen wanneer het bestand gemaakt is. Geef elke pagina de dag waarop ze het laatst veranderde, of maak de cellen leeg.',
  'lastmod-future':
    'De laatste wijziging {lastmod} ligt in de toekomst. Zoekmachines vertrouwen geen datums die niet waar kunnen zijn. Zet haar op de dag waarop de pagina veranderde, of maak de cel leeg.',
  'lastmod-import-day':
    '{alike} van {rows} datums zijn van {value}, de dag van de import: de site schrijft bij elke pagina de datum van vandaag. Geef elke pagina de dag waarop ze het laatst veranderde, of maak de cellen leeg.',
  'lastmod-imprecise':
    'De laatste wijziging {lastmod} noemt alleen een jaar. Het schema van sitemaps vraagt een dag; de datum blijft daarom buiten de export. Schrijf de dag, zoals 2025-01-31, of maak de cel leeg.',
  'lastmod-imprecise-month':
    'De laatste wijziging {lastmod} noemt alleen een maand. Het schema van sitemaps vraagt een dag; de datum blijft daarom buiten de export. Schrijf de dag, zoals 2025-01-31, of maak de cel leeg.',
  'lastmod-invalid':
    'De laatste wijziging {lastmod} is geen datum die een sitemap kan hebben en blijft daarom buiten de export. Schrijf haar als 2025-01-31, of met tijd en zone als 2025-01-31T12:00:00+01:00.',
  'lastmod-no-seconds':
    'De laatste wijziging {lastmod} heeft een tijd zonder seconden en haalt daarom de controle tegen het schema niet. Ze wordt met :00 seconden geëxporteerd.',
  'lastmod-no-zone':
    'De laatste wijziging {lastmod} heeft een tijd maar geen tijdzone en blijft daarom buiten de export. Voeg Z voor UTC of een verschil zoals +01:00 toe, of schrijf alleen de dag.',
  'lastmod-too-old':
    'De laatste wijziging {lastmod} ligt vóór {year}: meestal een lege datum die een programma schreef. Zet haar op de dag waarop de pagina veranderde, of maak de cel leeg.',
  'loc-bad-escape':
    '{loc} heeft een % waar geen twee hexadecimale cijfers op volgen (teken {at}). Schrijf een procentteken zelf als %25.',
  'loc-credentials':
    'De URL op {host} bevat een gebruikersnaam of wachtwoord, die iedereen in de sitemap zou kunnen lezen. Verwijder wat vóór de host staat.',
  'loc-default-port': '{loc} bevat de standaardpoort en lijkt daardoor een andere URL. Verwijder de poort.',
  'loc-dot-segment':
    '{loc} heeft “.” of “..” als deel van het pad. Crawlers halen {address} op: schrijf dat.',
  'loc-double-encoded':
    '{loc} heeft {found}; dat lijkt {once} die een tweede keer gecodeerd is. De meeste servers kennen alleen de URL die één keer gecodeerd is.',
  'loc-double-escaped':
    '{loc} bevat {found} als tekst: het is twee keer gecodeerd. Schrijf het teken zelf; Mapwright codeert het bij de export.',
  'loc-double-slash':
    '{loc} heeft twee schuine strepen na elkaar in het pad. Meestal is er één een fout van een sjabloon, en tonen beide URL’s dezelfde pagina.',
  'loc-duplicate':
    '{loc} staat ook in een eerdere rij; deze rij wordt daarom niet geëxporteerd. Verwijder deze rij, of verander de URL.',
  'loc-duplicate-line':
    '{loc} staat ook in een eerdere rij; deze rij wordt daarom niet geëxporteerd. Verwijder deze rij, of verander de URL. Hij staat het eerst in regel {line} van {location}.',
  'loc-duplicate-file':
    '{loc} staat ook in een eerdere rij; deze rij wordt daarom niet geëxporteerd. Verwijder deze rij, of verander de URL. Hij staat het eerst in {location}.',
  'loc-duplicate-hand':
    '{loc} staat ook in een eerdere rij; deze rij wordt daarom niet geëxporteerd. Verwijder deze rij, of verander de URL. Hij staat het eerst in een rij die met de hand is toegevoegd.',
  'loc-fragment':
    '{loc} heeft een fragment ({fragment}). Crawlers negeren het, dus geldt de pagina zonder. Verwijder # en wat erop volgt.',
  'loc-host-case':
    '{loc} heeft hoofdletters vóór het pad, waar ze niets betekenen maar de URL anders doen lijken. Schrijf {start}.',
  'loc-idn-host': 'De host van {loc} heeft letters buiten ASCII. Niet elke lezer zet die om: schrijf {host}.',
  'loc-invalid':
    '{loc} heeft een teken dat een URL niet kan hebben ({character}) en wordt daarom niet geëxporteerd. Verwijder het.',
  'loc-invalid-scheme':
    '{loc} is geen web-URL: hij begint met {scheme} en wordt daarom niet geëxporteerd. Een sitemap neemt alleen http:// en https://.',
  'loc-invalid-host':
    '{loc} is niet als web-URL te lezen en wordt daarom niet geëxporteerd. Kijk naar het deel tussen :// en de volgende schuine streep.',
  'loc-invalid-short':
    '{loc} heeft {length} tekens, en het schema van sitemaps vraagt er minstens {min}; hij wordt daarom niet geëxporteerd. Schrijf de volledige URL, met de schuine streep achter de host.',
  'loc-missing':
    'De rij heeft geen URL (loc) en wordt daarom niet geëxporteerd. Typ er een, of verwijder de rij.',
  'loc-not-absolute':
    '{loc} begint niet met http:// of https:// en wordt daarom niet geëxporteerd. Schrijf de volledige URL, bijvoorbeeld {example}/page.',
  'loc-not-encoded':
    '{loc} heeft een teken dat gecodeerd moet worden ({character}, {code}). Schrijf het als {encoded}.',
  'loc-other-host':
    '{loc} staat op {origin}, maar deze set is voor {site}. Zoekmachines negeren hem, tenzij de robots.txt van die host deze sitemap noemt. Verbeter de URL, of verplaats hem naar een set voor {origin}.',
  'loc-other-scheme':
    '{loc} begint met {scheme}//, maar deze set is voor {site}. Voor zoekmachines is dat een andere site. Schrijf het met {wanted}://.',
  'loc-out-of-scope':
    '{loc} ligt niet in {directory}, waar de sitemap zal staan. Zet de sitemap in een hogere map, of dien hem in bij de console van de zoekmachine, waar deze grens niet telt.',
  'loc-session-id':
    '{loc} bevat een sessienummer ({found}). Elk bezoek maakt een ander, zodat één pagina eindeloos veel URL’s heeft. Verwijder het.',
  'loc-too-long':
    '{loc} heeft {length} tekens; een sitemap neemt er hooguit {max}, daarom wordt hij niet geëxporteerd. Kort de URL in.',
  'loc-tracking-parameter':
    '{loc} bevat een volgparameter ({found}), die de pagina niet verandert. Verwijder hem, zodat de pagina één URL heeft.',
  'loc-twin-case':
    '{loc} verschilt alleen in hoofdletters van een eerdere rij. Tonen beide dezelfde pagina, houd dan die waar de site naar verwijst.',
  'loc-twin-index':
    '{loc} verschilt alleen van een eerdere rij doordat het indexbestand van de map genoemd wordt. Meestal zijn beide één pagina: houd die waar de site naar verwijst.',
  'loc-twin-origin':
    '{loc} staat in een eerdere rij met een ander schema, met of zonder poort, of met andere hoofdletters in de host. Houd die welke de server zonder omleiding beantwoordt.',
  'loc-twin-query':
    '{loc} verschilt alleen in de volgorde van de parameters van een eerdere rij. Houd één volgorde aan op de hele site.',
  'loc-twin-slash':
    '{loc} verschilt alleen in de laatste schuine streep van een eerdere rij. Meestal zijn beide één pagina: houd die welke de server zonder omleiding beantwoordt.',
  'loc-white-space':
    '{loc} bevat witruimte ({code}, teken {at}) en wordt daarom niet geëxporteerd. Verwijder die, of schrijf een spatie als %20.',
  'news-date-invalid':
    'De publicatiedatum {found} is geen datum die Google leest. Schrijf haar als 2025-01-31, of met tijd en zone als 2025-01-31T12:00:00+01:00.',
  'news-incomplete': 'Het nieuws mist {parts}; Google laat het daarom vallen. Vul aan wat ontbreekt.',
  'news-language':
    'De nieuwstaal {found} is geen ISO 639-code van twee of drie letters, zoals nl, of zh-cn of zh-tw.',
  'news-too-many':
    '{rows} rijen hebben nieuws, en een bestand mag {maxUrls} URL’s hebben. Google neemt hooguit {max} nieuws-URL’s per sitemap: stel de grens van een bestand voor een nieuwsset daarop in.',
  'news-too-old':
    'Het nieuws is van {date}. Google neemt alleen nieuws van de laatste {days} dagen. Verwijder het nieuwsdeel; de pagina zelf kan blijven.',
  'plan-empty': 'Alle rijen zijn met de hand weggelaten; er is dus niets te exporteren. Neem er enkele op.',
  'plan-too-many-sitemaps':
    '{rows} URL’s in bestanden van {maxUrls} zijn {files} sitemaps, en een index noemt er hooguit {max}: een export schrijft ten minste {indexes} indexen. Noem elk daarvan in robots.txt, of sta meer URL’s per bestand toe.',
  'priority-all-alike':
    '{alike} van {rows} prioriteiten zijn {value}. Een prioriteit vergelijkt alleen de pagina’s van één site: maak ze leeg, of laat de pagina’s verschillen.',
  'priority-ignored':
    'Rijen met een prioriteit: {rows}. Google en Bing lezen die niet; Yandex wel. Zonder zijn de bestanden kleiner.',
  'priority-invalid':
    'De prioriteit {priority} is geen getal van 0.0 tot 1.0 en blijft daarom buiten de export. Schrijf haar met een punt, bijvoorbeeld 0.8, of maak de cel leeg.',
  'priority-out-of-range':
    'De prioriteit {priority} ligt niet tussen 0.0 en 1.0 en blijft daarom buiten de export. Schrijf een getal daartussen, of maak de cel leeg.',
  'video-deprecated':
    'Een video heeft {parts}; Google leest dat sinds 2022 niet meer. Het doet geen kwaad; zonder is het bestand kleiner.',
  'video-description-too-long':
    'Een videobeschrijving heeft {count} tekens; Google neemt er hooguit {max}. Kort haar in.',
  'video-duration':
    'De videoduur {found} is geen heel aantal seconden van 1 tot {max}. Verbeter hem, of verwijder hem.',
  'video-incomplete':
    'Een video mist {parts}; Google laat hem daarom vallen. Vul aan wat ontbreekt, of verwijder de video.',
  'video-loc-is-page':
    'De {found} van een video is de URL van de pagina zelf. Geef de URL van het videobestand of van de speler.',
  'video-too-many-tags':
    'Een video heeft {count} trefwoorden; Google leest er hooguit {max}. Houd de belangrijkste.',
  'robots-blocked':
    '{loc} wordt voor {agents} geblokkeerd door regel {line} van {file}: {rule}. Laat de rij weg, of laat robots.txt de URL toestaan.',
  'news-deprecated':
    'Het nieuws heeft {parts}; Google leest dat niet meer. Het doet geen kwaad; zonder is het bestand kleiner.',
  'changefreq-all-alike':
    '{alike} van {rows} wijzigingsfrequenties zijn {value}. Een waarde die alle pagina’s hebben, zegt een crawler niets: maak de cellen leeg, of laat de pagina’s verschillen.',
  'file-unescaped':
    '{location} heeft & of < die niet als &amp; en &lt; geschreven zijn. Strenge lezers weigeren het hele bestand. Let op afgekapte URL’s in de rijen. Een export schrijft het goed.',
  'file-index-in-index':
    '{location} is een index, en de index {parent} noemt hem. Een index mag alleen sitemaps noemen: crawlers kijken niet in de tweede. Dien hem apart in, of noem zijn sitemaps in de eerste.',
  'file-index-off-site':
    '{location} noemt een sitemap op een andere host. Crawlers slaan die over, tenzij bewezen is dat beide hosts van u zijn. Verplaats hem, of noem hem in een index van zijn eigen host.',
  'file-stale-lastmod':
    'De index zegt dat {location} het laatst veranderde op {listed}, maar een pagina erin veranderde op {newest}. Crawlers die de index volgen, missen dat. Een export schrijft de juiste dag.',
  'plan-too-many-indexes':
    'Er zijn {count} sitemapindexen nodig; Google neemt er hooguit {max} van één site. Zet meer sitemaps in een index, of meer URL’s in een sitemap.',
  'plan-too-many-indexes-here':
    'Dit project heeft {count} sitemapindexen; Google neemt er hooguit {max} van één site. Zet meer sitemaps in een index, of meer URL’s in een sitemap.',
  'plan-site-size':
    '{rows} URL’s zijn meer dan {max}. Crawlers halen zoveel pagina’s niet snel op: noem alleen pagina’s die gevonden moeten worden, en geef elke haar ware lastmod.',
  'plan-mixed-schemes':
    '{https} opgenomen pagina’s zijn https en {http} zijn http. Een sitemap is voor één daarvan: kies er een, meestal https, en verbeter de andere of laat ze weg.',
  'plan-section-empty':
    'In deze secties staat geen rij: {sections}. Er wordt niets voor geschreven: kijk naar hun voorwaarden, of verwijder ze.',
  'plan-section-orphaned':
    'Secties van een eerdere export die weg of leeg zijn: {count}. Hun sitemaps zijn geschreven. Exporteer opnieuw, en verwijder ze van de server en uit wat u hebt ingediend.',
  'rows-apart':
    'Rijen met alleen afbeeldingen, video’s of dergelijke van pagina’s uit andere bestanden: {rows}. Ze tellen als duplicaten, die geen export schrijft. De correctie van loc-duplicate voegt ze samen met de rijen van hun pagina’s.',
  'rows-joined':
    'Rijen met alleen afbeeldingen, video’s of nieuws van pagina’s uit andere bestanden van de set: {rows}. Ze zijn samengevoegd met de rijen van hun pagina’s; ongedaan maken brengt ze terug.',
};
