// Dutch sentences of errors about what is read from the web.
import type { WEB_TEXTS } from '../web.ts';
import type { Translated } from '../../translated.ts';

export const web: Translated<typeof WEB_TEXTS> = {
  'web-unknown-host': 'De host “{host}” bestaat niet. Controleer de spelling en de internetverbinding.',
  'web-lookup-failed': 'Het adres van “{host}” kon niet worden opgezocht. Controleer de internetverbinding.',
  'web-refused': '“{host}” weigert de verbinding: daar luistert niets. Controleer de URL en de poort.',
  'web-unreachable': '“{host}” is niet bereikbaar. Controleer het netwerk.',
  'web-broken': '“{host}” heeft de verbinding verbroken. Probeer het later opnieuw.',
  'web-connect-timeout': '“{host}” heeft de verbinding niet op tijd aangenomen. Probeer het later opnieuw.',
  'web-long-headers': '“{host}” antwoordt met veel te lange headers.',
  'web-tls': 'Er is geen veilige verbinding met “{host}”: {cause}. De URL is niet gelezen.',
  'tls-expired': 'het certificaat is verlopen',
  'tls-not-yet': 'het certificaat is nog niet geldig; controleer de datum van deze computer',
  'tls-other-host': 'het certificaat is voor een andere hostnaam',
  'tls-self-signed':
    'het certificaat is zelfondertekend, niet door een instantie die deze computer vertrouwt',
  'tls-revoked': 'het certificaat is ingetrokken',
  'tls-unknown-authority':
    'het certificaat komt van een instantie die deze computer niet kent, of de server laat het tussenliggende certificaat weg',
  'tls-failed': 'er kon geen beveiligde verbinding worden gemaakt',
  'web-not-http': 'Wat “{host}” antwoordt, is geen HTTP. Controleer de URL en de poort.',
  'web-failed': '“{url}” kon niet worden gelezen: {cause}',
  'web-status-401':
    '“{url}” vraagt een gebruikersnaam en wachtwoord (HTTP {status}). Geef ze bij de import op.',
  'web-status-403':
    '“{url}” mag niet worden gelezen (HTTP {status}). De server verbiedt het; misschien is een gebruikersnaam of een ander netwerk nodig.',
  'web-status-404': '“{url}” bestaat niet (HTTP {status}). Controleer de URL.',
  'web-status-407':
    '“{url}” was niet bereikbaar: de proxy vraagt een gebruikersnaam en wachtwoord (HTTP {status}). Vul ze in onder Instellingen → Netwerk, of voeg ze toe aan de URL in HTTPS_PROXY.',
  'web-status-410':
    '“{url}” is definitief verdwenen (HTTP {status}). Verwijder de URL waar die staat vermeld.',
  'web-status-429':
    '“{url}” is geweigerd: te veel verzoeken (HTTP {status}). Probeer het later opnieuw, of met een lager tempo.',
  'web-status-451':
    '“{url}” mag om juridische redenen niet worden getoond (HTTP {status}). Hier is niets aan te doen.',
  'web-status-5xx':
    '“{url}” kon niet worden geleverd: de server heeft een fout (HTTP {status}). Probeer het later opnieuw.',
  'web-status-4xx': '“{url}” is door de server geweigerd (HTTP {status}). Controleer de URL.',
  'web-status-other': '“{url}” geeft een antwoord zonder document (HTTP {status}). Controleer de URL.',
  'web-proxy-unusable': 'De proxy “{proxy}” is niet bruikbaar: Mapwright kent proxy’s met http en https.',
  'web-proxy-unset':
    'Er moet een proxy worden gebruikt, maar er is er geen ingevuld. Vul de URL in onder Instellingen → Netwerk, of kies daar een andere proxy.',
  'web-proxy-refused': 'De proxy “{proxy}” heeft geen verbinding gemaakt met “{host}” (HTTP {status}).',
  'web-proxy-unreachable': 'De proxy is niet bereikbaar. {cause}',
  'web-private-host':
    '“{url}” is niet gelezen: de host is deze computer of een privénetwerk, en alleen een document noemt die. Importeer de URL rechtstreeks als u die vertrouwt.',
  'web-too-long':
    '“{url}” duurde langer dan {seconds} seconden en is gestopt. Probeer het later opnieuw, of sta meer tijd toe.',
  'web-silent':
    '“{url}” stuurde {seconds} seconden lang niets. Probeer het later opnieuw, of sta meer tijd toe.',
  'web-other-length': '“{url}” heeft een andere lengte dan “{host}” aankondigde. Probeer het later opnieuw.',
  'web-too-large':
    '“{url}” is groter dan {size}; het lezen stopte daar. Een sitemap mag hoogstens 50 MiB zijn: controleer de URL, of sta grotere bestanden toe.',
  'web-encoding-unknown':
    '“{url}” kwam ingepakt als “{coding}”, waar Mapwright niet om vroeg en wat het niet kan uitpakken.',
  'web-encoding-damaged':
    '“{url}” kon niet worden uitgepakt ({coding}): het is afgekapt of beschadigd. Probeer het later opnieuw.',
  'web-redirect-not-web': '“{url}” verwijst door naar “{to}”, wat geen web-URL is.',
  'web-redirect-circle': '“{url}” verwijst in een kring door, terug naar “{to}”.',
  'web-redirect-many': '“{url}” verwijst meer dan {max} keer door. De laatste URL was “{last}”.',
  'web-redirect-insecure':
    '“{url}” verwijst van een veilige naar een onveilige URL door, “{to}”. Die is gevolgd.',
  'web-redirect': '“{url}” verwijst door naar “{to}”.',
  'web-retry-minutes':
    '“{url}”: de server vraagt het over {count} minuut opnieuw te proberen. Doe dat dan. | “{url}”: de server vraagt het over {count} minuten opnieuw te proberen. Doe dat dan.',
  'web-retry-hours': '“{url}”: de server vraagt het over {hours} uur opnieuw te proberen. Doe dat dan.',
  'web-retry-days': '“{url}”: de server vraagt het over {days} dagen opnieuw te proberen. Doe dat dan.',
  'web-cut-used': '{cause} Wat ervoor kwam, is gebruikt.',
  'web-cut': '{cause} Wat ervoor kwam, is gebruikt; de rest krijgt u door het opnieuw te proberen.',
  'web-partial':
    '“{url}” kwam maar deels binnen, dus er is niets geïmporteerd. Probeer het opnieuw, of importeer wat leesbaar is.',
};
