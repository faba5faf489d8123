// German sentences of errors about what is read from the web.
import type { WEB_TEXTS } from '../web.ts';
import type { Translated } from '../../translated.ts';

export const web: Translated<typeof WEB_TEXTS> = {
  'web-unknown-host':
    'Den Host „{host}“ gibt es nicht. Prüfen Sie die Schreibweise und die Internetverbindung.',
  'web-lookup-failed':
    'Die Adresse von „{host}“ ließ sich nicht ermitteln. Prüfen Sie die Internetverbindung.',
  'web-refused':
    '„{host}“ lehnt die Verbindung ab: Dort antwortet nichts. Prüfen Sie die URL und ihren Port.',
  'web-unreachable': '„{host}“ ist nicht erreichbar. Prüfen Sie das Netzwerk.',
  'web-broken': '„{host}“ hat die Verbindung abgebrochen. Versuchen Sie es später erneut.',
  'web-connect-timeout':
    '„{host}“ hat die Verbindung nicht rechtzeitig angenommen. Versuchen Sie es später erneut.',
  'web-long-headers': '„{host}“ antwortet mit viel zu langen Kopfzeilen.',
  'web-tls': 'Es gibt keine sichere Verbindung zu „{host}“: {cause}. Die URL wurde nicht gelesen.',
  'tls-expired': 'sein Zertifikat ist abgelaufen',
  'tls-not-yet': 'sein Zertifikat ist noch nicht gültig; prüfen Sie das Datum dieses Computers',
  'tls-other-host': 'sein Zertifikat gilt für einen anderen Hostnamen',
  'tls-self-signed':
    'sein Zertifikat ist selbst signiert, nicht von einer Stelle, der dieser Computer vertraut',
  'tls-revoked': 'sein Zertifikat wurde widerrufen',
  'tls-unknown-authority':
    'sein Zertifikat kommt von einer Stelle, die dieser Computer nicht kennt, oder der Server lässt das Zwischenzertifikat weg',
  'tls-failed': 'eine sichere Verbindung kam nicht zustande',
  'web-not-http': 'Was „{host}“ antwortet, ist kein HTTP. Prüfen Sie die URL und ihren Port.',
  'web-failed': '„{url}“ konnte nicht gelesen werden: {cause}',
  'web-status-401':
    '„{url}“ verlangt Benutzername und Passwort (HTTP {status}). Geben Sie sie beim Import an.',
  'web-status-403':
    '„{url}“ darf nicht gelesen werden (HTTP {status}). Der Server verbietet es; vielleicht verlangt er einen Benutzernamen oder ein anderes Netzwerk.',
  'web-status-404': '„{url}“ gibt es nicht (HTTP {status}). Prüfen Sie die URL.',
  'web-status-407':
    '„{url}“ war nicht erreichbar: Der Proxy verlangt Benutzername und Passwort (HTTP {status}). Geben Sie sie unter Einstellungen → Netzwerk ein, oder ergänzen Sie die URL in HTTPS_PROXY.',
  'web-status-410':
    '„{url}“ gibt es endgültig nicht mehr (HTTP {status}). Entfernen Sie sie dort, wo sie aufgeführt ist.',
  'web-status-429':
    '„{url}“ wurde abgelehnt: zu viele Anfragen (HTTP {status}). Versuchen Sie es später erneut, oder mit geringerem Tempo.',
  'web-status-451':
    '„{url}“ darf aus rechtlichen Gründen nicht gezeigt werden (HTTP {status}). Hier lässt sich nichts tun.',
  'web-status-5xx':
    '„{url}“ konnte nicht geliefert werden: Der Server hat einen Fehler (HTTP {status}). Versuchen Sie es später erneut.',
  'web-status-4xx': '„{url}“ wurde vom Server abgelehnt (HTTP {status}). Prüfen Sie die URL.',
  'web-status-other': '„{url}“ gibt eine Antwort ohne Dokument (HTTP {status}). Prüfen Sie die URL.',
  'web-proxy-unusable':
    'Der Proxy „{proxy}“ ist nicht verwendbar: Mapwright kennt Proxys mit http und https.',
  'web-proxy-unset':
    'Es soll ein Proxy verwendet werden, aber keiner ist eingetragen. Geben Sie seine URL unter Einstellungen → Netzwerk ein, oder wählen Sie dort einen anderen Proxy.',
  'web-proxy-refused': 'Der Proxy „{proxy}“ hat keine Verbindung zu „{host}“ hergestellt (HTTP {status}).',
  'web-proxy-unreachable': 'Der Proxy ist nicht erreichbar. {cause}',
  'web-private-host':
    '„{url}“ wurde nicht gelesen: Der Host ist dieser Computer oder ein privates Netzwerk, und nur ein Dokument nennt ihn. Importieren Sie sie über ihre eigene URL, wenn Sie ihr vertrauen.',
  'web-too-long':
    '„{url}“ brauchte länger als {seconds} Sekunden und wurde abgebrochen. Versuchen Sie es später erneut oder erlauben Sie mehr Zeit.',
  'web-silent':
    '„{url}“ hat {seconds} Sekunden lang nichts gesendet. Versuchen Sie es später erneut oder erlauben Sie mehr Zeit.',
  'web-other-length':
    '„{url}“ hat eine andere Länge, als „{host}“ angekündigt hat. Versuchen Sie es später erneut.',
  'web-too-large':
    '„{url}“ ist größer als {size}; das Lesen endete dort. Eine Sitemap darf höchstens 50 MiB haben: Prüfen Sie die URL oder erlauben Sie größere Dateien.',
  'web-encoding-unknown':
    '„{url}“ kam gepackt als „{coding}“, was Mapwright nicht verlangt hat und nicht entpacken kann.',
  'web-encoding-damaged':
    '„{url}“ ließ sich nicht entpacken ({coding}): Die Daten sind abgeschnitten oder beschädigt. Versuchen Sie es später erneut.',
  'web-redirect-not-web': '„{url}“ leitet auf „{to}“ weiter, was keine Web-URL ist.',
  'web-redirect-circle': '„{url}“ leitet im Kreis weiter, zurück zu „{to}“.',
  'web-redirect-many': '„{url}“ leitet mehr als {max} Mal weiter. Die letzte URL war „{last}“.',
  'web-redirect-insecure':
    '„{url}“ leitet von einer sicheren auf eine unsichere URL weiter, „{to}“. Der Weiterleitung wurde gefolgt.',
  'web-redirect': '„{url}“ leitet auf „{to}“ weiter.',
  'web-retry-minutes':
    '„{url}“: Der Server bittet um einen neuen Versuch in {count} Minute. Versuchen Sie es dann erneut. | „{url}“: Der Server bittet um einen neuen Versuch in {count} Minuten. Versuchen Sie es dann erneut.',
  'web-retry-hours':
    '„{url}“: Der Server bittet um einen neuen Versuch in {hours} Stunden. Versuchen Sie es dann erneut.',
  'web-retry-days':
    '„{url}“: Der Server bittet um einen neuen Versuch in {days} Tagen. Versuchen Sie es dann erneut.',
  'web-cut-used': '{cause} Was davor kam, wurde verwendet.',
  'web-cut': '{cause} Was davor kam, wurde verwendet; den Rest bekommen Sie mit einem neuen Versuch.',
  'web-partial':
    '„{url}“ kam nur zum Teil an, daher wurde nichts importiert. Versuchen Sie es erneut oder importieren Sie das Lesbare.',
};
