// Why each rule matters, in Dutch: what its finding costs the site, in a sentence or two. Facts as in docs/rules; no logic.
import type { ruleWhys as en } from './en.ts';

export const ruleWhys: typeof en = {
  'loc-missing': 'Zonder URL valt er niets te crawlen, en het bestand doorstaat geen schemacontrole.',
  'loc-not-absolute':
    'Een sitemap heeft geen basis-URL: crawlers weten niet welke host bedoeld is en laten het item vallen.',
  'loc-white-space':
    'Een URL kan geen witruimte bevatten. Sommige lezers kappen hem daar af, andere laten het item vallen.',
  'loc-invalid':
    'Geen crawler kan hem ophalen, en door één zo’n item kan een lezer het hele bestand weigeren.',
  'loc-too-long': 'URL’s van 2.048 tekens of meer worden afgekapt of overgeslagen, en het schema weigert ze.',
  'loc-duplicate':
    'Hij zegt crawlers niets, telt mee voor de limieten van het bestand en geeft de pagina misschien twee datums.',
  'loc-twin-spelling':
    'Volgens de standaard zijn ze dezelfde URL: de pagina telt dubbel en heeft misschien twee datums.',
  'loc-twin-origin':
    'Crawlers zien er twee pagina’s in: ze halen de pagina twee keer op en splitsen wat ze erover weten.',
  'loc-twin-case':
    'Crawlers zien in elke schrijfwijze een eigen pagina: ze halen die twee keer op en splitsen wat ze erover weten.',
  'loc-twin-slash':
    'Crawlers zien er twee pagina’s in: ze halen de pagina twee keer op en splitsen wat ze erover weten.',
  'loc-twin-index':
    'Crawlers zien er twee pagina’s in: ze halen de pagina twee keer op en splitsen wat ze erover weten.',
  'loc-twin-query':
    'Crawlers zien in elke volgorde een eigen pagina: ze halen die twee keer op en splitsen wat ze erover weten.',
  'loc-other-host':
    'Een sitemap geldt alleen voor de eigen host, tenzij de robots.txt van de andere host hem noemt.',
  'loc-other-scheme':
    'Voor zoekmachines zijn http en https twee sites, en een oude http-URL kost een redirect.',
  'loc-out-of-scope': 'Volgens het protocol geldt een sitemap alleen voor de eigen map en alles daaronder.',
  'loc-fragment': 'Crawlers laten alles vanaf # weg, dus meerdere rijen kunnen dezelfde pagina zijn.',
  'loc-credentials':
    'Een sitemap is openbaar: iedereen kan het wachtwoord lezen, en crawlers sturen het niet mee.',
  'loc-default-port':
    'Zonder de poort betekent hij hetzelfde, maar programma’s die tekst vergelijken zien een andere URL.',
  'loc-host-case':
    'Hoofdletters betekenen daar niets, maar programma’s die tekst vergelijken zien één pagina voor twee aan.',
  'loc-idn-host':
    'URL’s in een sitemap bestaan uit ASCII-tekens. Veel lezers zetten zulke hosts om, sommige falen.',
  'loc-not-encoded':
    'Lezers zetten zulke tekens verschillend of niet om: de pagina krijgt een andere URL of wordt niet gevonden.',
  'loc-bad-escape':
    'Servers gaan verschillend om met een % die niets codeert, dus de pagina wordt misschien niet gevonden.',
  'loc-double-encoded': 'De server kent de URL die één keer gecodeerd is en beantwoordt deze met een fout.',
  'loc-double-escaped': 'Crawlers vragen om de verkeerde parameter: amp;b in plaats van b.',
  'loc-dot-segment': 'Crawlers werken zulke delen eerst weg en halen dus een andere URL op dan er staat.',
  'loc-double-slash':
    'De meeste servers tonen met één en met twee slashes dezelfde pagina, die dus twee URL’s heeft.',
  'loc-session-id':
    'Elk bezoek levert een ander id op: één pagina heeft eindeloos veel URL’s, en deze is snel dood.',
  'loc-tracking-parameter':
    'Zonder de parameter is het dezelfde pagina, en bezoek uit zoekmachines zou voor de campagne meetellen.',
  'lastmod-invalid': 'Zoekmachines negeren zo’n datum, en het bestand doorstaat geen schemacontrole.',
  'lastmod-no-zone': 'Niemand weet welk moment bedoeld is, en Google weigert zo’n tijd.',
  'lastmod-imprecise':
    'Het schema staat alleen volledige datums toe, dus de rij wordt zonder deze geëxporteerd.',
  'lastmod-no-seconds': 'Het schema vraagt om seconden. Er gaat niets verloren: de export vult ze aan.',
  'lastmod-future': 'Zoekmachines die onmogelijke datums zien, gebruiken geen enkele datum van de site meer.',
  'lastmod-too-old':
    'Meestal een lege datum die een programma als 1970 schreef. Zoekmachines gebruiken onmogelijke datums niet.',
  'lastmod-all-alike':
    'Zoekmachines die overal dezelfde datum zien, gebruiken geen enkele datum van de site meer.',
  'lastmod-import-day':
    'De site schrijft het tijdstip van opvragen in elk item. Zoekmachines gebruiken haar datums dan niet meer.',
  'changefreq-invalid': 'Door één zo’n waarde weigert het schema het hele bestand.',
  'changefreq-ignored': 'Google en Bing lezen hem niet. Hij kan geen kwaad, maar maakt de bestanden groter.',
  'changefreq-all-alike':
    'Het is een aanwijzing over één pagina naast andere, dus één waarde voor alle zegt niets.',
  'priority-invalid': 'Door één zo’n waarde weigert het schema het hele bestand.',
  'priority-out-of-range':
    'Het schema staat 0.0 tot en met 1.0 toe en weigert het hele bestand bij elke andere waarde.',
  'priority-ignored':
    'Google en Bing lezen hem niet, Yandex wel. Hij kan geen kwaad, maar maakt de bestanden groter.',
  'priority-all-alike':
    'Hij vergelijkt alleen de pagina’s van één site met elkaar, dus één waarde voor alle zegt niets.',
  'image-too-many': 'Google leest alleen de eerste 1.000 afbeeldingen van een pagina.',
  'image-loc-missing': 'De URL is het enige van een afbeelding dat nog telt.',
  'image-loc-invalid':
    'Een sitemap heeft geen basis-URL, dus een onvolledige URL leidt niet naar een afbeelding.',
  'image-deprecated':
    'Google leest ze sinds 2022 niet meer. Ze kunnen geen kwaad, maar maken de bestanden groter.',
  'video-incomplete': 'Google laat een video vallen als een verplicht onderdeel ontbreekt.',
  'video-loc-invalid': 'Google laat een video vallen die het niet vindt: een sitemap heeft geen basis-URL.',
  'video-loc-is-page': 'Op die URL staat alleen de pagina, niet de video.',
  'video-duration': 'Google laat de duur of de hele video vallen.',
  'video-value-invalid': 'Google negeert de waarde of laat de video vallen.',
  'video-expired': 'Na die datum toont Google de video niet meer.',
  'video-too-many-tags': 'Google leest maar 32 tags.',
  'video-description-too-long': 'Google laat een video met een langere beschrijving vallen.',
  'video-deprecated':
    'Google leest ze sinds 2022 niet meer. Ze kunnen geen kwaad, maar maken de bestanden groter.',
  'news-incomplete': 'Google laat nieuws vallen als een verplicht onderdeel ontbreekt.',
  'news-date-invalid': 'Google laat nieuws zonder geldige publicatiedatum vallen.',
  'news-too-old': 'Een nieuwssitemap is voor nieuwe artikelen; oudere negeert Google daar.',
  'news-language': 'Google laat nieuws zonder geldige taalcode vallen.',
  'news-deprecated':
    'Google heeft ze uit nieuwssitemaps geschrapt. Ze kunnen geen kwaad, maar maken de bestanden groter.',
  'news-too-many': 'Google leest maar 1.000 nieuws-URL’s van een sitemap.',
  'hreflang-invalid': 'Zoekmachines negeren een link met een code die ze niet kennen.',
  'hreflang-relative': 'Een sitemap heeft geen basis-URL, dus een onvolledige URL leidt nergens heen.',
  'hreflang-conflict': 'Zoekmachines weten niet welke van de twee bedoeld is en negeren ze allebei.',
  'hreflang-self-missing':
    'De lijst met versies is voor deze pagina onvolledig, en zoekmachines negeren die misschien.',
  'hreflang-no-return':
    'Zoekmachines negeren links in één richting: anders kon elke pagina zich voordoen als versie van een andere.',
  'hreflang-incomplete':
    'Zoekmachines lezen de versies als groep: een pagina die minder talen noemt, valt daar mogelijk buiten.',
  'hreflang-target-missing':
    'Meestal ontbreekt er een pagina in de set, of is de URL in de link niet die van de pagina zelf.',
  'hreflang-target-excluded':
    'Wat wordt weggelaten, hoeft meestal niet gevonden te worden; dan hoort er ook geen link heen te leiden.',
  'hreflang-default-conflict': 'Zoekmachines weten niet welke pagina voor alle andere talen bedoeld is.',
  'robots-blocked':
    'Crawlers houden zich aan robots.txt: ze lezen de pagina niet, en zoekmachines melden de URL als fout.',
  'file-too-many-urls': 'Lezers nemen de eerste 50.000 URL’s, of geen enkele.',
  'file-too-large': 'Lezers stoppen na 52.428.800 bytes of weigeren het bestand.',
  'file-near-limit':
    'Wat URL’s blijft toevoegen, maakt het bestand binnenkort te groot, meestal zonder waarschuwing.',
  'file-namespace': 'Sommige lezers herkennen er geen sitemap in en weigeren het bestand.',
  'file-encoding': 'Letters als é of ë zijn beschadigd, en sommige lezers weigeren het bestand.',
  'file-unescaped':
    'Dat is geen XML: strenge lezers, ook die van Google, weigeren het bestand vanaf die plek.',
  'file-index-in-index': 'Crawlers lezen de sitemaps van een index, maar niet de indexen erin.',
  'file-index-off-site': 'Een index geldt alleen voor de eigen site. Wat hij elders noemt, wordt genegeerd.',
  'file-stale-lastmod':
    'Crawlers halen alleen sitemaps op die volgens de index gewijzigd zijn, dus deze wijzigingen vinden ze laat.',
  'file-not-well-formed':
    'Een strenge XML-lezer weigert het hele bestand bij de eerste fout; zoekmachines lezen er dan misschien niets van.',
  'file-empty': 'Een sitemap zonder URL is ongeldig, en search consoles melden hem als fout.',
  'plan-empty': 'Een export zou niets te schrijven hebben.',
  'plan-too-many-sitemaps':
    'Een index noemt hoogstens 50.000 sitemaps, dus de export schrijft er meer. Dien elke index in.',
  'plan-too-many-indexes': 'Google accepteert hoogstens 500 indexbestanden van één site.',
  'plan-site-size':
    'Crawlers hebben een budget per site: in een heel grote set verdringen onbelangrijke pagina’s andere.',
  'plan-mixed-schemes':
    'Voor crawlers zijn dit twee sites: URL’s van de andere worden genegeerd, en een pagina onder beide is dubbel.',
  'plan-section-empty':
    'Een sitemap zonder URL is ongeldig, dus er wordt geen geschreven. Wie de URL indiende, krijgt “niet gevonden”.',
  'plan-section-orphaned':
    'De bestanden blijven op de server staan, en crawlers blijven lezen wat toen klopte.',
};
