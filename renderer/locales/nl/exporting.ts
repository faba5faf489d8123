// Dutch texts of export options, profiles and what to do after an export.

export const exporting = {
  output: {
    profile: 'Profiel',
    noProfile: 'Geen profiel',
    saveProfile: 'Als profiel bewaren…',
    saveChanges: 'Wijzigingen opslaan',
    changedTitle: 'Wijzigingen van het profiel “{name}” opslaan?',
    changedText: 'De instellingen ervan zijn gewijzigd. Zonder opslaan gaan de wijzigingen verloren.',
    renameProfile: 'Profiel hernoemen',
    copyProfile: 'Profiel kopiëren',
    deleteProfile: 'Profiel verwijderen',
    deleteTitle: 'Profiel “{name}” verwijderen?',
    deleteText:
      'De opties ervan worden vergeten; dat kan niet ongedaan worden gemaakt. Wat ermee is geëxporteerd, blijft zoals het is.',
    profileName: 'Naam van het profiel',
    keep: 'Bewaren',
    lastRun: 'Laatste export: {urls} in {files}, {changed} nieuw of gewijzigd, {at}',
    neverRun: 'Nog niet geëxporteerd',
    showLast: 'Resultaat tonen',
    pastRun: 'Export van {at}',
    groupLayout: 'URL’s en bestanden',
    groupNames: 'Namen, mappen en hosts',
    groupForm: 'Vorm en inhoud',
    groupExtras: 'Bestanden naast de sitemaps',
    groupChanged: '{count} gewijzigd | {count} gewijzigd',
    strategy: 'Nieuw ingedeelde bestanden krijgen',
    strategyFilled: 'zoveel URL’s als er passen',
    strategyBalanced: 'ongeveer evenveel URL’s',
    fillLevel: 'Bestanden vullen tot (%)',
    fillLevelHint: 'De ruimte daarboven blijft voor URL’s die terugkomen.',
    maxSitemaps: 'Sitemaps in één index',
    name: 'Namen van de sitemaps',
    nameHint:
      '{section}, {n} of {digits} voor drie cijfers, {host}; “/” voor submappen. De uitgang volgt uit de vorm.',
    nameExample: 'Bijvoorbeeld {name}',
    indexName: 'Naam van de index',
    sectionIndexes: 'Een index voor elke sectie',
    byHost: 'Een map met eigen bestanden en index voor elke host',
    hostUrls: 'Openbare URL’s van de hostmappen die niet in de root liggen: één host=URL per regel',
    hostUrlsBad:
      'Schrijf elke regel als host=URL, bijvoorbeeld shop.example.com=https://shop.example.com/maps/.',
    nameEmpty: 'Typ een patroon zoals {section}-{n}.',
    nameCharacters:
      'Gebruik letters, cijfers, “-”, “_”, “.” en “/”; geen “.” aan het begin of einde van een naam.',
    nameReserved: 'Dit geeft de naam van een Windows-apparaat, zoals con of com1.',
    nameLong: 'Dit geeft namen die voor sommige systemen te lang zijn.',
    namePlaceholder: 'Accolades betekenen alleen {section}, {n}, {digits} of {host}.',
    nameNumber: 'Voeg {n} toe, anders krijgen alle bestanden dezelfde naam.',
    nameSection: 'Voeg {section} toe, anders krijgen bestanden van meerdere secties dezelfde naam.',
    nameFolder: 'Dit leidt de map uit, of heeft een map zonder naam.',
    format: 'Formaat',
    formatXml: 'XML-sitemaps',
    formatText: 'tekstlijsten van URL’s',
    level: 'Gzip-niveau',
    numberRange: 'Een geheel getal van 1 tot {max}.',
    levelHint: '1 is snel, 9 is klein',
    indent: 'Eén element per regel, voor mensen',
    schemaLocation: 'Schema’s noemen',
    styleSheet: 'Stijlblad waarmee sommige browsers tabellen tonen',
    leaveOut: 'Weglaten',
    separate: 'Eigen sitemaps',
    separateHint:
      'De pagina’s blijven in hun sitemaps. Nieuws: hoogstens 1.000 per bestand, van de laatste twee dagen.',
    image: 'Afbeeldingen',
    video: 'Video’s',
    news: 'Nieuws',
    alternates: 'Talen',
    other: 'Andere uitbreidingen',
    extraRobots: 'robots.txt: de Sitemap-regels',
    extraUrllist: 'urllist.txt: alle URL’s',
    extraHtml: 'site-map.html: een sitemap voor mensen',
    extraCsv: 'sitemap-files.csv: een tabel van de bestanden',
    extraSha256: 'SHA256SUMS: controlesommen',
    extraIndexnow: 'IndexNow: lijsten van wat veranderde',
    indexNowKey: 'IndexNow-sleutel',
    indexNowKeyHint: '8 tot 128 letters, cijfers en “-”; daarmee zijn de lijsten complete verzoeken.',
    removeOld: 'Bestanden van eerdere exports verwijderen die niet meer bij de set horen',
    beside: 'Naast de sitemaps',
    entries: '{count} regel | {count} regels',
    next: 'Wat nu te doen',
    stepUpload: 'Upload {files} naar {address}',
    stepUploadHosts: 'Upload {files}, elke map naar de host waarnaar ze is genoemd',
    manifestHint:
      'mapwright-manifest.json is Mapwrights eigen notitie van wat er is geschreven; het hoeft niet te worden geüpload.',
    stepUploadNone: 'Er is niets veranderd: er hoeft niets geüpload te worden.',
    uploadApart: 'Upload {name} naar {address}',
    stepDelete: 'Verwijder {files} van de webserver',
    stepRobots: 'Zet deze regel in {places} | Zet deze regels in {places}',
    stepRobotsWritten:
      'De robots.txt hoort op {places} en heeft deze regel: | De robots.txt hoort op {places} en heeft deze regels:',
    stepRobotsHosts: 'Zet elke regel in de robots.txt van de eigen host',
    stepRobotsHostsWritten:
      'Elke robots.txt hoort in de hoofdmap van zijn host, en heeft de regels van die host:',
    copyRobotsLines: 'Regel kopiëren | Regels kopiëren',
    stepConsole:
      'Meld de index één keer aan in {google} en {bing}; latere exports vragen alleen de upload. | Meld de {count} indexen één keer aan in {google} en {bing}; latere exports vragen alleen de upload.',
    stepIndexNow: 'Dien de IndexNow-lijsten in bij een van de zoekmachines.',
    copyUpload: 'Lijst van te uploaden bestanden kopiëren',
    copyDelete: 'Lijst van te verwijderen bestanden kopiëren',
    copyIndex: 'URL van de index kopiëren | URL’s van de indexen kopiëren',
    removeNow: 'Uit de map verwijderen',
    removed: '{count} bestand uit de map verwijderd | {count} bestanden uit de map verwijderd',
    moved:
      'Verwijder dit bestand niet van de webserver: op dat adres staat nu een bestand van de set. | Verwijder deze bestanden niet van de webserver: op die adressen staan nu bestanden van de set.',
    oldLists:
      'IndexNow-lijst van een eerdere export; op de webserver hoeft niets te gebeuren. | IndexNow-lijsten van een eerdere export; op de webserver hoeft niets te gebeuren.',
    keptChanged: 'Sindsdien gewijzigd en dus gebleven: {names}',
    zip: 'Gewijzigde bestanden zippen…',
    zipPath: 'Te schrijven archief',
    zipWrite: 'Archief schrijven',
    zipDone: '{path}: {files}, {size}',
    again: 'Opnieuw exporteren',
    elsewhereTitle: 'URL’s op andere hosts',
    elsewhere:
      '{count} URL van deze set staat niet op {site}: | {count} URL’s van deze set staan niet op {site}:',
    elsewhereFolder:
      '{count} URL staat niet onder de openbare URL van zijn map: | {count} URL’s staan niet onder de openbare URL van hun map:',
    elsewhereMore: 'en nog {count} | en nog {count}',
    elsewhereHint:
      'Zoekmachines negeren ze daar, tenzij de robots.txt van hun eigen host de sitemap noemt. Controleer de openbare URL van de map, geef elke host een map, of laat deze URL’s weg.',
    elsewhereScheme:
      'http en https tellen als verschillend: gebruik in de openbare URL van de map wat de site gebruikt, of vervang het in de URL’s.',
    elsewhereByHost: 'Elke host een map geven',
    idleHosts:
      'Geen URL van deze set staat op {given}, dus de openbare URL van de map wordt niet gebruikt. Hosts met URL’s: {present} | Geen URL van deze set staat op {given}, dus de adressen van hun mappen worden niet gebruikt. Hosts met URL’s: {present}',
    sharing:
      'Ook het profiel “{names}” schrijft in deze map. Een map bevat maar één set: na elke export gelden de bestanden van het andere profiel als niet meer nodig. Geef elk een eigen map. | Ook de profielen {names} schrijven in deze map. Een map bevat maar één set: na elke export gelden de bestanden van de andere als niet meer nodig. Geef elk een eigen map.',
    replacesOthers:
      'Een ander project, of een eerdere stand van dit project, heeft de set in deze map geschreven. Bestanden met dezelfde naam worden vervangen.',
    replacedOthers:
      'Deze export heeft de set van een ander project, of van een eerdere stand van dit project, vervangen.',
    othersLeft:
      'Eén ander blijft staan en is daar misschien nog nodig: | {count} andere blijven staan en zijn daar misschien nog nodig:',
    othersStay:
      'Eén bestand daarvan blijft staan en is daar misschien nog nodig: | {count} bestanden daarvan blijven staan en zijn daar misschien nog nodig:',
    linesLeftTitle: 'Andere Sitemap-regels',
    linesLeft:
      'Een Sitemap-regel van {robots} noemt iets wat niet bij deze set hoort, en blijft staan: | {count} Sitemap-regels van {robots} noemen iets wat niet bij deze set hoort, en blijven staan:',
    linesLeftHint: 'Verwijder daar met de hand wat deze set vervangt.',
    rootLinesTitle: 'Sitemap-regels van eerdere exports',
    rootLines:
      'Het robots.txt-bestand in de map zelf blijft zoals het is en is verouderd: elke host heeft nu een eigen bestand. Het heeft nog deze Sitemap-regel van een eerdere export: | Het robots.txt-bestand in de map zelf blijft zoals het is en is verouderd: elke host heeft nu een eigen bestand. Het heeft nog deze Sitemap-regels van eerdere exports:',
    elsewhereNext:
      'Zoekmachines negeren ze daar, tenzij de robots.txt van hun eigen host de sitemap noemt: zet de regel ook daar, of geef elke host een map of laat deze URL’s weg, en exporteer opnieuw.',
    bareRobots:
      '{robots} heeft geen regels voor crawlers. Heeft de site al zo’n bestand, voeg de Sitemap-regels dan daar toe: in de plaats ervan geüpload zou dit de regels wegnemen. | Deze hebben geen regels voor crawlers: {robots}. Heeft een site al zo’n bestand, voeg de Sitemap-regels dan daar toe: in de plaats ervan geüpload zou dit de regels wegnemen.',
    allFiles: 'Alle bestanden',
  },
};
