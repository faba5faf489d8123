// Dutch texts of the grid: columns, their dialog, pasting, filling. Texts only, no logic.
import type { Messages } from '../en.ts';

export const grid: Pick<
  Messages,
  | 'columnsDialog'
  | 'columnMenu'
  | 'paste'
  | 'emptying'
  | 'moving'
  | 'deleting'
  | 'gridRefusals'
  | 'newRow'
  | 'gridMore'
> = {
  columnsDialog: {
    title: 'Kolommen',
    hint: 'Spatie toont of verbergt een kolom, Alt+↑ en Alt+↓ verplaatsen haar.',
    preset: 'Indeling',
    choosePreset: 'Kiezen…',
    standard: 'Standaard',
    all: 'Alle',
    editing: 'Bewerken',
    media: 'Media',
    technical: 'Technisch',
    own: 'Eigen: {name}',
    show: '{name} tonen',
    pin: '{name} vastzetten',
    pinned: 'Vastgezet',
    up: '{name} omhoog',
    down: '{name} omlaag',
    reset: 'Herstellen',
    autosize: 'Alle breedten aanpassen',
    save: 'Als indeling bewaren',
    saveName: 'Naam van de indeling',
    remove: 'Indeling {name} verwijderen',
    list: 'Kolommen op volgorde',
  },
  columnMenu: {
    sortAsc: 'Oplopend sorteren',
    sortDesc: 'Aflopend sorteren',
    pin: 'Vastzetten',
    unpin: 'Losmaken',
    hide: 'Kolom verbergen',
    fit: 'Breedte aanpassen',
    fitAll: 'Alle breedten aanpassen',
    select: 'Kolom selecteren',
    choose: 'Kolommen…',
    reset: 'Kolommen herstellen',
    of: 'Acties voor de kolom {name}',
    ofNumbers: 'Acties voor rijnummers',
  },
  deleting: {
    title: 'Rijen verwijderen?',
    text: '{count} rijen worden verwijderd, met al hun waarden. Eén stap ongedaan maken brengt ze terug. Wilt u alleen cellen leegmaken, selecteer dan hun kolommen.',
    yes: 'Rijen verwijderen',
  },
  emptying: {
    title: 'Deze URL verwijderen?',
    titleMany: '{count} URL’s verwijderen?',
    text: 'Een rij zonder URL wordt als probleem gemarkeerd. Selecteer hele rijen via hun nummers om ze te verwijderen.',
    yes: 'URL verwijderen',
    yesMany: '{count} URL’s verwijderen',
  },
  paste: {
    urlsTitle: '{count} URL’s plakken',
    urlsText: 'Als nieuwe rijen toevoegen, of over de rijen vanaf de geselecteerde cel schrijven?',
    addRows: 'Rijen toevoegen',
    replace: 'Overschrijven',
    tooManyTitle: 'Te veel voor één keer plakken',
    tooManyText:
      'Er kunnen hoogstens {max} rijen tegelijk worden geplakt. Bewaar ze als CSV-bestand of werkmap en importeer die: de grootte is vrij.',
    importTable: 'Tabel importeren…',
    beyondTitle: 'Meer regels dan rijen',
    beyondText:
      '{count} geplakte regels vallen voorbij de laatste rij. Rijen die niet aan het filter voldoen, zijn dan verborgen. Als nieuwe rijen toevoegen?',
    onlyFitting: 'Alleen wat past',
    leftOut:
      '{count} geplakte waarde is weggelaten: die viel op een kolom die niet te wijzigen is. | {count} geplakte waarden zijn weggelaten: ze vielen op kolommen die niet te wijzigen zijn.',
    invalidTitle: 'Sommige waarden zijn niet geldig',
    refusedAt: 'Rij {row} van het blok, {column}: {reason}',
    refusedMany: '{count} waarden zijn niet geldig, de eerste in rij {row} van het blok, {column}: {reason}',
    invalidText: '{reason} Ongeldige waarden worden gemarkeerd als u ze bewaart.',
    keep: 'Toch plakken',
    leftOutOf:
      '{count} geplakte waarde is weggelaten: {columns} is niet te wijzigen. | {count} geplakte waarden zijn weggelaten: {columns} is niet te wijzigen.',
    intoHidden: 'Er zijn ook waarden in verborgen kolommen geplakt: {columns}.',
    overHidden: 'Verborgen kolommen zijn overgeslagen: {hidden}. De waarden staan in {columns}.',
    headTold: 'De eerste regel noemt de kolommen en is niet geplakt: {columns}.',
    tableTitle: 'Tabel plakken',
    tableText:
      'De eerste regel noemt de kolommen: {columns}. De {count} regels daaronder als nieuwe rijen toevoegen, of over de rijen vanaf de geselecteerde cel schrijven?',
    splitTitle: 'Regels in kolommen splitsen?',
    splitText:
      'De {count} regels lijken een tabel met “{separator}” als scheidingsteken: {columns}. Splitsen en als nieuwe rijen toevoegen?',
    split: 'Splitsen en toevoegen',
    notSplit: 'Als tekst plakken',
    noUrls: 'Het klembord bevat geen URL’s, dus er is niets geplakt.',
    refusedSome: '{count} geplakte waarde is niet geldig. | {count} geplakte waarden zijn niet geldig.',
    place: 'Rij {row}, {column}: {reason}',
    refusedLines:
      '{count} nieuwe rij heeft geen geldige URL. Met alleen de geldige waarden valt ze helemaal weg: rij {rows}. | {count} nieuwe rijen hebben geen geldige URL. Met alleen de geldige waarden vallen ze helemaal weg: rijen {rows}.',
    invalidSkip: '{reason}',
    keepFill: 'Toch vullen',
    onlyValid: 'Alleen geldige waarden plakken ({valid})',
  },
  moving: {
    cut: '{count} rij geknipt. Plakken verplaatst ze; Esc annuleert. | {count} rijen geknipt. Plakken verplaatst ze; Esc annuleert.',
    stillCut:
      '{count} rij is nog geknipt. Plakken verplaatst ze; Esc annuleert. | {count} rijen zijn nog geknipt. Plakken verplaatst ze; Esc annuleert.',
    onClipboard:
      'Er zijn {count} rijen geknipt in Mapwright. Dat is te veel voor het klembord: plak ze in Mapwright.',
    left: '{count} waarde is blijven staan ({columns}): daar kan geen kolom die opnemen. | {count} waarden zijn blijven staan ({columns}): daar kan geen kolom die opnemen.',
    copied:
      '{count} waarde is gekopieerd, niet verplaatst: {columns} is niet leeg te maken. | {count} waarden zijn gekopieerd, niet verplaatst: {columns} is niet leeg te maken.',
  },
  gridRefusals: {
    pasteKeys: 'Het klembord kan hier niet vanuit een menu worden gelezen. Druk op Ctrl+V.',
    pasteReadOnly:
      'Deze kolommen zijn niet te wijzigen, dus er is niets geplakt. Selecteer een cel van een kolom die te bewerken is.',
    refused:
      'Niet opgeslagen: “{text}” is geweigerd. De cel is gemarkeerd; druk daar op F2 om te verbeteren of op Esc om te verwerpen.',
    notEntered: 'Wat u typte is niet ingevoerd: “{text}”. De rij was niet bereikbaar.',
    typedReadOnly: 'Deze kolom is niet te wijzigen, dus er is niets ingevoerd.',
    typedInBox: 'Dit is een selectievakje: druk op de spatiebalk om het te wijzigen.',
    keysUnused: 'Toetsaanslagen zijn niet gebruikt: de bedoelde cel was niet bereikbaar.',
    goToCell: 'Naar de cel',
    copyAreas:
      'Cellen van meerdere gebieden zijn alleen samen te kopiëren als de gebieden dezelfde rijen of dezelfde kolommen hebben. Selecteer één blok.',
    pasteAreas: 'Een blok kan niet op meerdere gebieden worden geplakt. Selecteer één cel of één gebied.',
    fillTooLarge:
      'De vulgreep herhaalt hoogstens 5.000 rijen. Selecteer er minder, of gebruik Omlaag doorvoeren.',
  },
  newRow: {
    label: 'Nieuwe rij',
    field: 'URL van een nieuwe rij',
    placeholder: 'Typ of plak URL’s om rijen toe te voegen',
    waiting: 'Wordt toegevoegd…',
    refused: 'Niet toegevoegd: “{text}”. | {count} niet toegevoegd; eerst: “{text}”.',
    unheard:
      'Het venster werd opnieuw geladen terwijl deze werd toegevoegd. Controleer of ze in de lijst staat.',
    correct: 'Verbeteren',
    discard: 'Verwijderen',
  },
  gridMore: {
    paste: 'Plakken',
    addedHidden:
      '{count} rij toegevoegd; het filter verbergt haar. | {count} rijen toegevoegd; het filter verbergt ze.',
    showAdded: 'Filter wissen en tonen',
    fillRight: 'Naar rechts doorvoeren',
    deleteRows: 'Rijen verwijderen',
    columns: 'Kolommen…',
  },
};
