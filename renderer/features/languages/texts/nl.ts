// Dutch texts of languages in the window. Texts only, no logic.
import type { languagesTexts as en } from './en.ts';

export const languagesTexts: typeof en = {
  languages: {
    label: 'Taalversies van pagina’s',
    filters: 'Filters van taalversies',
    search: 'Pagina’s zoeken',
    page: 'Pagina',
    rows: 'Pagina’s',
    rowsOf: 'Dit cluster heeft {count} rij | Dit cluster heeft {count} rijen',
    problems: 'Problemen',
    clustersWith: 'Clusters met',
    everyoneElse: 'alle anderen',
    lacks: 'Zonder',
    lacksHint: 'Toont alleen clusters zonder pagina in deze taal.',
    anyLanguage: '–',
    found: '{found} van {all} clusters',
    all: '{count} cluster | {count} clusters',
    chosen: '{count} cluster | {count} clusters',
    searching: 'Taalversies zoeken…',
    failed: 'De taalversies konden niet worden gevonden',
    none: 'Nog geen rij heeft taalversies',
    noneHint: 'Bouw ze op uit een URL-patroon of uit een tabel.',
    nothingFound: 'Geen cluster voldoet aan deze filters',
    complete: 'Links aanvullen',
    completeHint:
      'Laat elke pagina van de getoonde clusters alle versies noemen, ook zichzelf. Clusters met conflicten blijven ongewijzigd.',
    completed: '{count} rij aangevuld | {count} rijen aangevuld',
    nothingToComplete: 'Alle links zijn al volledig.',
    noFill:
      'Taalcellen kunnen niet worden doorgevoerd: geen twee clusters hebben dezelfde pagina. Wissen kan wel.',
    tooMany: 'Er kunnen hoogstens {count} cellen tegelijk worden ingesteld.',
    faults: {
      holes: 'Ontbrekend',
      oneWay: 'Eenzijdig',
      conflicts: 'Conflicten',
      defaults: 'x-default',
      targets: 'Doelen',
    },
    faultCounts: {
      holes:
        '{count} cluster mist een taal die andere clusters wel hebben. | {count} clusters missen een taal die andere clusters wel hebben.',
      oneWay:
        '{count} cluster heeft een pagina die niet alle andere noemt of niet door alle andere wordt genoemd. | {count} clusters hebben een pagina die niet alle andere noemt of niet door alle andere wordt genoemd.',
      conflicts:
        '{count} cluster heeft meerdere URL’s voor één taal. | {count} clusters hebben meerdere URL’s voor één taal.',
      defaults:
        '{count} cluster heeft pagina’s die verschillende x-defaults noemen. | {count} clusters hebben pagina’s die verschillende x-defaults noemen.',
      targets:
        '{count} cluster heeft een URL die geen rij van het project is, of die is weggelaten. | {count} clusters hebben een URL die geen rij van het project is, of die is weggelaten.',
    },
    faultAdvice: {
      holes: 'Vul de URL van de pagina in de lege cel in. Is er geen vertaling, dan hoeft u niets te doen.',
      oneWay:
        'Zoekmachines negeren links die niet wederzijds zijn. Kies “Links aanvullen” om de ontbrekende toe te voegen.',
      conflicts: 'Zoekmachines negeren ze dan allemaal. Laat in de cel met de rode hoek één URL staan.',
      defaults: 'Laat in de kolom “alle anderen” één URL staan.',
      targets: 'Corrigeer de URL, of voeg de rij toe of neem haar op.',
    },
    states: {
      hole: 'Geen pagina in deze taal',
      several: 'Meerdere URL’s voor één taal',
      oneWay: 'Niet alle links gaan beide kanten op',
      missing: 'Geen rij van het project heeft deze URL',
      excluded: 'Deze rij wordt niet geëxporteerd',
      foreign: 'op een andere host',
    },
    menu: {
      clear: 'Taal verwijderen',
      complete: 'Links aanvullen',
      showRows: 'Rijen op de pagina “URL’s” tonen',
      lacks: 'Clusters zonder deze taal tonen',
    },
    build: 'Opbouwen…',
    buildTitle: 'Taalversies opbouwen',
    from: 'Waar de taalversies vandaan komen',
    kinds: {
      pattern: 'Uit een URL-patroon',
      file: 'Uit een tabelbestand',
      text: 'Uit geplakte regels',
    },
    pattern: 'Patroon',
    patternHint: '{place} markeert waar de taal staat:',
    file: 'Tabelbestand (CSV)',
    choose: 'Bestand kiezen…',
    noFile: 'Geen bestand gekozen',
    pasted: 'Regels',
    tableHint:
      'Eén kolom per taal (en, de, x-default) en één pagina per regel, of de kolommen loc, lang en href.',
    plain: 'Taal van pagina’s zonder code',
    plainHint: 'Voor sites met /about naast /de/about. Leeg: zulke pagina’s blijven ongewijzigd.',
    fallback: 'x-default is de pagina in',
    fallbackHint: 'Leeg: er wordt geen x-default geschreven.',
    replace: 'Taalversies verwijderen die deze rijen nu hebben',
    preview: 'Voorbeeld',
    previewFailed: 'Dit kan niet worden opgebouwd',
    previewClusters: '{count} cluster. | {count} clusters.',
    previewRows: '{count} rij zou veranderen. | {count} rijen zouden veranderen.',
    problemLines: '{count} regel was zo niet bruikbaar | {count} regels waren zo niet bruikbaar',
    first: 'De eerste clusters',
    apply: 'Opbouwen in {count} rij | Opbouwen in {count} rijen',
    built: 'Taalversies in {count} rij geschreven | Taalversies in {count} rijen geschreven',
  },
};
