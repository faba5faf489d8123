// German texts of export options, profiles and what to do after an export.

export const exporting = {
  output: {
    profile: 'Profil',
    noProfile: 'Kein Profil',
    saveProfile: 'Als Profil speichern…',
    saveChanges: 'Änderungen speichern',
    changedTitle: 'Änderungen am Profil „{name}“ speichern?',
    changedText: 'Seine Einstellungen wurden geändert. Ohne Speichern gehen die Änderungen verloren.',
    renameProfile: 'Profil umbenennen',
    copyProfile: 'Profil kopieren',
    deleteProfile: 'Profil löschen',
    deleteTitle: 'Profil „{name}“ löschen?',
    deleteText:
      'Seine Optionen werden vergessen, das lässt sich nicht rückgängig machen. Was damit exportiert wurde, bleibt, wie es ist.',
    profileName: 'Name des Profils',
    keep: 'Speichern',
    lastRun: 'Letzter Export: {urls} in {files}, {changed} neu oder geändert, {at}',
    neverRun: 'Noch nicht exportiert',
    showLast: 'Ergebnis zeigen',
    pastRun: 'Export vom {at}',
    groupLayout: 'URLs und Dateien',
    groupNames: 'Namen, Ordner und Hosts',
    groupForm: 'Form und Inhalt',
    groupExtras: 'Dateien neben den Sitemaps',
    groupChanged: '{count} geändert | {count} geändert',
    strategy: 'Neu aufgeteilte Dateien bekommen',
    strategyFilled: 'so viele URLs, wie passen',
    strategyBalanced: 'etwa gleich viele URLs',
    fillLevel: 'Dateien füllen bis (%)',
    fillLevelHint: 'Der Platz darüber bleibt für URLs, die wiederkommen.',
    maxSitemaps: 'Sitemaps in einem Index',
    name: 'Namen der Sitemaps',
    nameHint:
      '{section}, {n} oder {digits} für drei Ziffern, {host}; „/“ für Unterordner. Die Endung folgt aus der Form.',
    nameExample: 'Zum Beispiel {name}',
    indexName: 'Name des Index',
    sectionIndexes: 'Ein Index für jeden Bereich',
    byHost: 'Ein Ordner mit eigenen Dateien und eigenem Index für jeden Host',
    hostUrls: 'Öffentliche URLs der Host-Ordner, die nicht an der Wurzel liegen: je Zeile Host=URL',
    hostUrlsBad:
      'Jede Zeile als Host=URL schreiben, zum Beispiel shop.example.com=https://shop.example.com/maps/.',
    nameEmpty: 'Ein Muster wie {section}-{n} eingeben.',
    nameCharacters:
      'Buchstaben, Ziffern, „-“, „_“, „.“ und „/“ verwenden; kein „.“ am Anfang oder Ende eines Namens.',
    nameReserved: 'Das ergibt den Namen eines Windows-Geräts wie con oder com1.',
    nameLong: 'Das ergibt Namen, die für manche Systeme zu lang sind.',
    namePlaceholder: 'In Klammern steht nur {section}, {n}, {digits} oder {host}.',
    nameNumber: '{n} ergänzen, sonst hießen alle Dateien gleich.',
    nameSection: '{section} ergänzen, sonst hießen Dateien mehrerer Bereiche gleich.',
    nameFolder: 'Das führt aus dem Ordner hinaus oder hat einen Ordner ohne Namen.',
    format: 'Format',
    formatXml: 'XML-Sitemaps',
    formatText: 'Textlisten von URLs',
    level: 'Gzip-Stufe',
    numberRange: 'Eine ganze Zahl von 1 bis {max}.',
    levelHint: '1 ist schnell, 9 ist klein',
    indent: 'Lesbar formatieren',
    schemaLocation: 'Schemas nennen',
    styleSheet: 'Stilvorlage, mit der manche Browser Tabellen zeigen',
    leaveOut: 'Weglassen',
    separate: 'Eigene Sitemaps',
    separateHint:
      'Die Seiten bleiben in ihren Sitemaps. Nachrichten: höchstens 1.000 je Datei, der letzten zwei Tage.',
    image: 'Bilder',
    video: 'Videos',
    news: 'Nachrichten',
    alternates: 'Sprachen',
    other: 'Andere Erweiterungen',
    extraRobots: 'robots.txt: ihre Sitemap-Zeilen',
    extraUrllist: 'urllist.txt: alle URLs',
    extraHtml: 'site-map.html: eine Übersicht für Menschen',
    extraCsv: 'sitemap-files.csv: eine Tabelle der Dateien',
    extraSha256: 'SHA256SUMS: Prüfsummen',
    extraIndexnow: 'IndexNow: Listen des Geänderten',
    indexNowKey: 'IndexNow-Schlüssel',
    indexNowKeyHint: '8 bis 128 Buchstaben, Ziffern und „-“; damit sind die Listen ganze Anfragen.',
    removeOld: 'Dateien früherer Exporte entfernen, die nicht mehr zum Satz gehören',
    beside: 'Neben den Sitemaps',
    entries: '{count} Eintrag | {count} Einträge',
    next: 'Was jetzt zu tun ist',
    stepUpload: '{files} nach {address} hochladen',
    stepUploadHosts: '{files} hochladen, jeden Ordner auf den Host, nach dem er heißt',
    manifestHint:
      'mapwright-manifest.json ist Mapwrights eigene Notiz über das Geschriebene; sie muss nicht hochgeladen werden.',
    stepUploadNone: 'Nichts hat sich geändert: Es ist nichts hochzuladen.',
    uploadApart: '{name} nach {address} hochladen',
    stepDelete: '{files} vom Webserver löschen',
    stepRobots: 'Diese Zeile gehört in {places} | Diese Zeilen gehören in {places}',
    stepRobotsWritten:
      'Die robots.txt gehört nach {places} und hat diese Zeile: | Die robots.txt gehört nach {places} und hat diese Zeilen:',
    stepRobotsHosts: 'Jede Zeile gehört in die robots.txt ihres eigenen Hosts',
    stepRobotsHostsWritten:
      'Jede robots.txt gehört ins Stammverzeichnis ihres Hosts und hat die Zeilen dieses Hosts:',
    copyRobotsLines: 'Zeile kopieren | Zeilen kopieren',
    stepConsole:
      'Den Index einmal in {google} und {bing} einreichen; spätere Exporte brauchen nur das Hochladen. | Die {count} Indexe einmal in {google} und {bing} einreichen; spätere Exporte brauchen nur das Hochladen.',
    stepIndexNow: 'Die IndexNow-Listen bei einer der Suchmaschinen einreichen.',
    copyUpload: 'Liste der hochzuladenden Dateien kopieren',
    copyDelete: 'Liste der zu löschenden Dateien kopieren',
    copyIndex: 'URL des Index kopieren | URLs der Indexe kopieren',
    removeNow: 'Aus dem Ordner entfernen',
    removed: '{count} Datei aus dem Ordner entfernt | {count} Dateien aus dem Ordner entfernt',
    moved:
      'Löschen Sie diese Datei nicht vom Webserver: Unter ihrer Adresse steht dort jetzt eine Datei des Satzes. | Löschen Sie diese Dateien nicht vom Webserver: Unter ihren Adressen stehen dort jetzt Dateien des Satzes.',
    oldLists:
      'IndexNow-Liste eines früheren Exports; auf dem Webserver ist nichts zu tun. | IndexNow-Listen eines früheren Exports; auf dem Webserver ist nichts zu tun.',
    keptChanged: 'Seitdem geändert, deshalb geblieben: {names}',
    zip: 'Geänderte Dateien als ZIP…',
    zipPath: 'Zu schreibendes Archiv',
    zipWrite: 'Archiv schreiben',
    zipDone: '{path}: {files}, {size}',
    again: 'Erneut exportieren',
    elsewhereTitle: 'URLs auf anderen Hosts',
    elsewhere:
      '{count} URL dieses Satzes liegt nicht auf {site}: | {count} URLs dieses Satzes liegen nicht auf {site}:',
    elsewhereFolder:
      '{count} URL liegt nicht unter der öffentlichen URL ihres Ordners: | {count} URLs liegen nicht unter der öffentlichen URL ihres Ordners:',
    elsewhereMore: 'und {count} weiterer | und {count} weitere',
    elsewhereHint:
      'Suchmaschinen beachten sie dort nicht, außer wenn die robots.txt ihres eigenen Hosts die Sitemap nennt. Prüfen Sie die öffentliche URL des Ordners, geben Sie jedem Host einen Ordner, oder lassen Sie diese URLs aus.',
    elsewhereScheme:
      'http und https gelten als verschieden: Verwenden Sie in der öffentlichen URL des Ordners, was die Website verwendet, oder ersetzen Sie es in den URLs.',
    elsewhereByHost: 'Jedem Host einen Ordner geben',
    idleHosts:
      'Keine URL dieses Satzes liegt auf {given}, darum wird die öffentliche URL seines Ordners nicht verwendet. Hosts mit URLs: {present} | Keine URL dieses Satzes liegt auf {given}, darum werden die Adressen ihrer Ordner nicht verwendet. Hosts mit URLs: {present}',
    sharing:
      'Auch das Profil „{names}“ schreibt in diesen Ordner. Ein Ordner fasst nur einen Satz: Nach jedem Export gelten die Dateien des anderen Profils als nicht mehr nötig. Geben Sie jedem einen eigenen Ordner. | Auch die Profile {names} schreiben in diesen Ordner. Ein Ordner fasst nur einen Satz: Nach jedem Export gelten die Dateien der anderen als nicht mehr nötig. Geben Sie jedem einen eigenen Ordner.',
    replacesOthers:
      'Den Satz in diesem Ordner hat ein anderes Projekt oder ein früherer Stand von diesem geschrieben. Gleichnamige Dateien werden ersetzt.',
    replacedOthers:
      'Dieser Export hat den Satz eines anderen Projekts oder eines früheren Stands von diesem ersetzt.',
    othersLeft:
      'Eine andere bleibt und wird dort vielleicht noch gebraucht: | {count} andere bleiben und werden dort vielleicht noch gebraucht:',
    othersStay:
      'Eine seiner Dateien bleibt und wird dort vielleicht noch gebraucht: | {count} seiner Dateien bleiben und werden dort vielleicht noch gebraucht:',
    linesLeftTitle: 'Andere Sitemap-Zeilen',
    linesLeft:
      'Eine Sitemap-Zeile von {robots} nennt, was nicht zu diesem Satz gehört, und bleibt stehen: | {count} Sitemap-Zeilen von {robots} nennen, was nicht zu diesem Satz gehört, und bleiben stehen:',
    linesLeftHint: 'Löschen Sie dort von Hand, was dieser Satz ersetzt.',
    rootLinesTitle: 'Sitemap-Zeilen früherer Exporte',
    rootLines:
      'Die robots.txt im Ordner selbst bleibt, wie sie ist, und ist veraltet: Jeder Host hat jetzt seine eigene. Sie hat noch diese Sitemap-Zeile eines früheren Exports: | Die robots.txt im Ordner selbst bleibt, wie sie ist, und ist veraltet: Jeder Host hat jetzt seine eigene. Sie hat noch diese Sitemap-Zeilen früherer Exporte:',
    elsewhereNext:
      'Suchmaschinen beachten sie dort nicht, außer wenn die robots.txt ihres eigenen Hosts die Sitemap nennt: Nehmen Sie die Zeile auch dort auf, oder geben Sie jedem Host einen Ordner oder lassen Sie diese URLs aus, und exportieren Sie noch einmal.',
    bareRobots:
      '{robots} hat keine Regeln für Crawler. Hat die Website schon eine, ergänzen Sie dort die Sitemap-Zeilen: An ihrer Stelle hochgeladen nähme diese Datei die Regeln weg. | Diese haben keine Regeln für Crawler: {robots}. Hat eine Website schon eine, ergänzen Sie dort die Sitemap-Zeilen: An ihrer Stelle hochgeladen nähme eine solche Datei die Regeln weg.',
    allFiles: 'Alle Dateien',
  },
};
