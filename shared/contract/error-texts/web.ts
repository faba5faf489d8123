// English sentences of errors about what is read from the web.

export const WEB_TEXTS = {
  'web-unknown-host': 'There is no host “{host}”. Check the spelling and the connection to the internet.',
  'web-lookup-failed':
    'The address of “{host}” could not be looked up. Check the connection to the internet.',
  'web-refused': '“{host}” refuses the connection: nothing listens there. Check the URL and its port.',
  'web-unreachable': '“{host}” can’t be reached. Check the network.',
  'web-broken': '“{host}” closed the connection. Try again later.',
  'web-connect-timeout': '“{host}” did not accept the connection in time. Try again later.',
  'web-long-headers': '“{host}” answers with far too long headers.',
  'web-tls': 'There is no secure connection to “{host}”: {cause}. The URL was not read.',
  'tls-expired': 'its certificate has expired',
  'tls-not-yet': 'its certificate is not valid yet; check the date of this computer',
  'tls-other-host': 'its certificate is for another host name',
  'tls-self-signed': 'its certificate is signed by itself, not by an authority that this computer trusts',
  'tls-revoked': 'its certificate was revoked',
  'tls-unknown-authority':
    'its certificate comes from an authority that this computer does not know, or the server leaves out the one between',
  'tls-failed': 'a secure connection could not be made',
  'web-not-http': 'What “{host}” answers is not HTTP. Check the URL and its port.',
  'web-failed': '“{url}” could not be read: {cause}',
  'web-status-401': '“{url}” needs a user name and a password (HTTP {status}). Give them with the import.',
  'web-status-403':
    '“{url}” may not be read (HTTP {status}). The server forbids it; perhaps it wants a user name, or another network.',
  'web-status-404': '“{url}” does not exist (HTTP {status}). Check the URL.',
  'web-status-407':
    '“{url}” could not be reached: the proxy wants a user name and a password (HTTP {status}). Enter them under Settings → Network, or add them to the URL in HTTPS_PROXY.',
  'web-status-410': '“{url}” is gone for good (HTTP {status}). Remove it where it is listed.',
  'web-status-429':
    '“{url}” was refused: too many requests (HTTP {status}). Try again later, or with a lower rate.',
  'web-status-451':
    '“{url}” may not be shown for legal reasons (HTTP {status}). There is nothing to be done here.',
  'web-status-5xx':
    '“{url}” could not be delivered: the server has an error (HTTP {status}). Try again later.',
  'web-status-4xx': '“{url}” was refused by the server (HTTP {status}). Check the URL.',
  'web-status-other': '“{url}” answered without a document (HTTP {status}). Check the URL.',
  'web-proxy-unusable': 'The proxy “{proxy}” can’t be used: Mapwright knows http and https proxies.',
  'web-proxy-unset':
    'A proxy is wanted, but none is set. Enter its URL under Settings → Network, or choose another proxy there.',
  'web-proxy-refused': 'The proxy “{proxy}” did not connect to “{host}” (HTTP {status}).',
  'web-proxy-unreachable': 'The proxy can’t be reached. {cause}',
  'web-private-host':
    '“{url}” was not read: its host is this computer or a private network, and only a document names it. Import it by its own URL if you trust it.',
  'web-too-long':
    '“{url}” took longer than {seconds} seconds. It was stopped. Try again later, or allow more time.',
  'web-silent': '“{url}” sent nothing for {seconds} seconds. Try again later, or allow more time.',
  'web-other-length': '“{url}” has another length than “{host}” announced. Try again later.',
  'web-too-large':
    '“{url}” is larger than {size}; reading stopped there. A sitemap may have 50 MiB at most: check the URL, or allow larger files.',
  'web-encoding-unknown':
    '“{url}” came packed as “{coding}”, which Mapwright did not ask for and can’t unpack.',
  'web-encoding-damaged':
    '“{url}” could not be unpacked ({coding}): it was cut or is damaged. Try again later.',
  'web-redirect-not-web': '“{url}” redirects to “{to}”, which is not a web URL.',
  'web-redirect-circle': '“{url}” redirects in a circle, back to “{to}”.',
  'web-redirect-many': '“{url}” redirects more than {max} times. The last URL was “{last}”.',
  'web-redirect-insecure': '“{url}” redirects from a secure URL to an insecure one, “{to}”. It was followed.',
  'web-redirect': '“{url}” redirects to “{to}”.',
  'web-retry-minutes':
    '“{url}”: the server asks to come back in {count} minute. Try again then. | “{url}”: the server asks to come back in {count} minutes. Try again then.',
  'web-retry-hours': '“{url}”: the server asks to come back in {hours} hours. Try again then.',
  'web-retry-days': '“{url}”: the server asks to come back in {days} days. Try again then.',
  'web-cut-used': '{cause} What came before was used.',
  'web-cut': '{cause} What came before was used; get the rest by trying again.',
  'web-partial':
    '“{url}” arrived only in part, so nothing was imported. Try again, or import what can be read of it.',
} as const;
