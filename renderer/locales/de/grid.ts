// German texts of the grid: columns, their dialog, pasting, filling. Texts only, no logic.
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
    title: 'Spalten',
    hint: 'Die Leertaste zeigt oder verbirgt eine Spalte, Alt+↑ und Alt+↓ verschieben sie.',
    preset: 'Anordnung',
    choosePreset: 'Auswählen…',
    standard: 'Standard',
    all: 'Alle',
    editing: 'Bearbeiten',
    media: 'Medien',
    technical: 'Technisch',
    own: 'Eigene: {name}',
    show: '{name} zeigen',
    pin: '{name} fixieren',
    pinned: 'Fixiert',
    up: '{name} nach oben',
    down: '{name} nach unten',
    reset: 'Zurücksetzen',
    autosize: 'Alle Breiten anpassen',
    save: 'Als Anordnung speichern',
    saveName: 'Name der Anordnung',
    remove: 'Anordnung {name} entfernen',
    list: 'Spalten der Reihe nach',
  },
  columnMenu: {
    sortAsc: 'Aufsteigend sortieren',
    sortDesc: 'Absteigend sortieren',
    pin: 'Fixieren',
    unpin: 'Fixierung aufheben',
    hide: 'Spalte verbergen',
    fit: 'Breite anpassen',
    fitAll: 'Alle Breiten anpassen',
    select: 'Spalte markieren',
    choose: 'Spalten…',
    reset: 'Spalten zurücksetzen',
    of: 'Aktionen für die Spalte {name}',
    ofNumbers: 'Aktionen für Zeilennummern',
  },
  deleting: {
    title: 'Zeilen löschen?',
    text: '{count} Zeilen werden mit allen Werten gelöscht. Ein Schritt „Rückgängig“ bringt sie zurück. Um nur Zellen zu leeren, markieren Sie deren Spalten.',
    yes: 'Zeilen löschen',
  },
  emptying: {
    title: 'Diese URL löschen?',
    titleMany: '{count} URLs löschen?',
    text: 'Eine Zeile ohne URL wird als Problem markiert. Um ganze Zeilen zu löschen, wählen Sie sie über ihre Nummern aus.',
    yes: 'URL löschen',
    yesMany: '{count} URLs löschen',
  },
  paste: {
    urlsTitle: '{count} URLs einfügen',
    urlsText: 'Als neue Zeilen hinzufügen oder die Zeilen ab der markierten Zelle überschreiben?',
    addRows: 'Zeilen hinzufügen',
    replace: 'Überschreiben',
    tooManyTitle: 'Zu viel für ein Einfügen',
    tooManyText:
      'Höchstens {max} Zeilen können auf einmal eingefügt werden. Speichern Sie sie als CSV-Datei oder Arbeitsmappe und importieren Sie diese: Sie darf beliebig groß sein.',
    importTable: 'Tabelle importieren…',
    beyondTitle: 'Mehr Zeilen als Platz',
    beyondText:
      '{count} eingefügte Zeilen reichen über die letzte Zeile hinaus. Zeilen, die nicht zum Filter passen, wären ausgeblendet. Als neue Zeilen hinzufügen?',
    onlyFitting: 'Nur was passt',
    leftOut:
      '{count} eingefügter Wert blieb weg: Seine Spalte lässt sich nicht ändern. | {count} eingefügte Werte blieben weg: Ihre Spalten lassen sich nicht ändern.',
    invalidTitle: 'Manche Werte sind nicht gültig',
    refusedAt: 'Zeile {row} des Blocks, {column}: {reason}',
    refusedMany: '{count} Werte sind nicht gültig, der erste in Zeile {row} des Blocks, {column}: {reason}',
    invalidText: '{reason} Ungültige Werte werden als Problem markiert, wenn Sie sie behalten.',
    keep: 'Trotzdem einfügen',
    leftOutOf:
      '{count} eingefügter Wert blieb weg: {columns} lässt sich nicht ändern. | {count} eingefügte Werte blieben weg: {columns} lässt sich nicht ändern.',
    intoHidden: 'Auch ausgeblendete Spalten haben Werte erhalten: {columns}.',
    overHidden: 'Ausgeblendete Spalten wurden übersprungen: {hidden}. Die Werte stehen in {columns}.',
    headTold: 'Die erste Zeile nennt die Spalten und wurde nicht eingefügt: {columns}.',
    tableTitle: 'Tabelle einfügen',
    tableText:
      'Die erste Zeile nennt die Spalten: {columns}. Die {count} Zeilen darunter als neue Zeilen hinzufügen oder die Zeilen ab der markierten Zelle überschreiben?',
    splitTitle: 'Zeilen in Spalten aufteilen?',
    splitText:
      'Die {count} Zeilen sehen aus wie eine Tabelle mit „{separator}“ als Trennzeichen: {columns}. Aufteilen und als neue Zeilen hinzufügen?',
    split: 'Aufteilen und hinzufügen',
    notSplit: 'Als Text einfügen',
    noUrls: 'Die Zwischenablage enthält keine URLs, es wurde nichts eingefügt.',
    refusedSome: '{count} eingefügter Wert ist nicht gültig. | {count} eingefügte Werte sind nicht gültig.',
    place: 'Zeile {row}, {column}: {reason}',
    refusedLines:
      '{count} neue Zeile hat keine gültige URL. Nur mit den gültigen Werten entfällt sie ganz: Zeile {rows}. | {count} neue Zeilen haben keine gültige URL. Nur mit den gültigen Werten entfallen sie ganz: Zeilen {rows}.',
    invalidSkip: '{reason}',
    keepFill: 'Trotzdem füllen',
    onlyValid: 'Nur gültige Werte einfügen ({valid})',
  },
  moving: {
    cut: '{count} Zeile ausgeschnitten. Einfügen verschiebt sie, Esc bricht ab. | {count} Zeilen ausgeschnitten. Einfügen verschiebt sie, Esc bricht ab.',
    stillCut:
      '{count} Zeile ist noch ausgeschnitten. Einfügen verschiebt sie, Esc bricht ab. | {count} Zeilen sind noch ausgeschnitten. Einfügen verschiebt sie, Esc bricht ab.',
    onClipboard:
      'In Mapwright wurden {count} Zeilen ausgeschnitten. Für die Zwischenablage sind das zu viele: Fügen Sie sie in Mapwright ein.',
    left: '{count} Wert blieb, wo er war ({columns}): Dort nimmt ihn keine Spalte auf. | {count} Werte blieben, wo sie waren ({columns}): Dort nimmt sie keine Spalte auf.',
    copied:
      '{count} Wert wurde kopiert, nicht verschoben: {columns} lässt sich nicht leeren. | {count} Werte wurden kopiert, nicht verschoben: {columns} lässt sich nicht leeren.',
  },
  gridRefusals: {
    pasteKeys: 'Die Zwischenablage lässt sich hier nicht aus einem Menü lesen. Drücken Sie Strg+V.',
    pasteReadOnly:
      'Diese Spalten lassen sich nicht ändern, es wurde nichts eingefügt. Markieren Sie eine Zelle einer Spalte, die sich bearbeiten lässt.',
    refused:
      'Nicht gespeichert: „{text}“ wurde abgelehnt. Die Zelle ist markiert; dort F2 zum Korrigieren oder Esc zum Verwerfen drücken.',
    notEntered: 'Ihre Eingabe wurde nicht übernommen: „{text}“. Die Zeile war nicht erreichbar.',
    typedReadOnly: 'Diese Spalte lässt sich nicht ändern, es wurde nichts eingegeben.',
    typedInBox: 'Das ist ein Kontrollkästchen: Die Leertaste ändert es.',
    keysUnused: 'Tastenanschläge wurden nicht verwendet: Die gemeinte Zelle war nicht erreichbar.',
    goToCell: 'Zur Zelle',
    copyAreas:
      'Zellen mehrerer Bereiche lassen sich nur zusammen kopieren, wenn die Bereiche dieselben Zeilen oder dieselben Spalten haben. Markieren Sie einen Block.',
    pasteAreas:
      'Ein Block lässt sich nicht auf mehrere Bereiche einfügen. Markieren Sie eine Zelle oder einen Bereich.',
    fillTooLarge:
      'Der Ausfüllgriff wiederholt höchstens 5.000 Zeilen. Markieren Sie weniger, oder nehmen Sie „Nach unten ausfüllen“.',
  },
  newRow: {
    label: 'Neue Zeile',
    field: 'URL einer neuen Zeile',
    placeholder: 'URLs eingeben oder einfügen, um Zeilen hinzuzufügen',
    waiting: 'Wird hinzugefügt …',
    refused: 'Nicht hinzugefügt: „{text}“. | {count} nicht hinzugefügt; zuerst: „{text}“.',
    unheard:
      'Das Fenster wurde neu geladen, während sie hinzugefügt wurde. Prüfen Sie, ob sie in der Liste steht.',
    correct: 'Berichtigen',
    discard: 'Verwerfen',
  },
  gridMore: {
    paste: 'Einfügen',
    addedHidden:
      '{count} Zeile hinzugefügt; der Filter verbirgt sie. | {count} Zeilen hinzugefügt; der Filter verbirgt sie.',
    showAdded: 'Filter aufheben und zeigen',
    fillRight: 'Nach rechts ausfüllen',
    deleteRows: 'Zeilen löschen',
    columns: 'Spalten…',
  },
};
