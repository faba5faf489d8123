// Dutch sentences of errors about robots.txt files.
import type { ROBOTS_TEXTS } from '../robots.ts';
import type { Translated } from '../../translated.ts';

export const robots: Translated<typeof ROBOTS_TEXTS> = {
  'robots-none': 'Het project heeft geen robots.txt voor {site}.',
  'robots-none-unknown': 'Het project heeft geen robots.txt voor een onbekende site.',
  'robots-exists': '{path} bestaat al. Kies een andere map, of laat het vervangen.',
  'robots-origin-invalid':
    '“{text}” is geen URL van een site. Typ schema en host, bijvoorbeeld https://www.example.com.',
  'robots-is-xml': '“{path}” is een XML-bestand, geen robots.txt.',
  'robots-is-html': '“{path}” is een HTML-pagina, geen robots.txt.',
  'robots-too-long':
    'Het bestand is langer dan {size} KiB; daar stoppen zoekmachines met lezen. Regels daarna tellen niet. Kort het bestand in.',
  'robots-source-damaged': '“{path}” is afgekapt of beschadigd. Haal het bestand opnieuw op.',
  'robots-not-one-file': '“{path}” is een map of een patroon, geen bestand. {advice}',
  'robots-name-list': 'Noem één lijst met URL’s.',
  'robots-name-file': 'Noem één robots.txt.',
  'robots-rivals':
    'Voor {site} zijn er twee robots.txt-bestanden die verschillen: {used} wordt gebruikt, {unused} niet.',
  'robots-site-unknown': 'een nog onbekende site',
  'robots-written-here': 'het bestand dat in het project is geschreven',
  'robots-of-project': 'dat van het project uit “{path}”',
  'robots-read': '“{path}”',
  'robots-choice-gone': 'Dat robots.txt-bestand is er niet meer. Importeer het opnieuw.',
  'robots-line-html': 'Dit is een webpagina, geen robots.txt.',
  'robots-line-too-long':
    'Vanaf hier is het bestand langer dan 500 KiB; daar stoppen zoekmachines met lezen.',
  'robots-line-line-too-long': 'De regel is langer dan crawlers lezen.',
  'robots-line-unreadable': 'In deze regel staat geen sleutel met dubbele punt; crawlers negeren hem.',
  'robots-line-unknown': 'Geen bekende crawler leest “{key}”.',
  'robots-line-not-for-all': 'Alleen sommige crawlers lezen “{key}”; Google negeert het.',
  'robots-line-no-colon': 'De dubbele punt na “{key}” ontbreekt; niet alle crawlers accepteren dat.',
  'robots-line-misspelt': '“{key}” moet “{proper}” zijn; niet alle crawlers accepteren dat.',
  'robots-line-before-group': 'De regel staat vóór de eerste User-agent-regel en geldt dus voor niemand.',
  'robots-line-agent-unreadable':
    '“{value}” noemt geen crawler: namen bestaan alleen uit letters, “-” en “_”.',
  'robots-line-agent-cut': 'Crawlers lezen alleen “{token}” van “{value}”.',
  'robots-line-agent-again': '{value} heeft al een groep in regel {line}; beide tellen als één.',
  'robots-line-group-empty': 'De groep heeft geen regels; deze crawlers mogen alles lezen.',
  'robots-line-no-slash': '“{value}” begint niet met / of * en past dus op niets.',
  'robots-line-sitemap-empty': 'De Sitemap-regel heeft geen URL.',
  'robots-line-sitemap-relative': '“{value}” is geen volledige URL; crawlers verwachten hier https://…',
  'robots-line-never': 'Deze regel heeft nooit effect: regel {line} ({text}) gaat altijd voor.',
  'robots-line-never-empty': 'Een lege regel naast andere heeft geen effect.',
  'robots-utf-16':
    'Het bestand is in {name}. Crawlers lezen robots.txt als UTF-8 en vinden er geen regels in. Sla het op als UTF-8.',
  'robots-not-utf-8':
    'Het bestand heeft bytes die geen UTF-8 zijn. Crawlers vergelijken die byte voor byte. Sla het op als UTF-8, of schrijf zulke letters als %XX.',
};
