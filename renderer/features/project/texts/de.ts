// German texts of project in the window. Texts only, no logic.
import type { projectTexts as en } from './en.ts';

export const projectTexts: typeof en = {
  welcome: {
    again: '„{name}“ wieder öffnen',
    againHint: 'Alles Bestätigte ist noch da',
    site: 'Adresse einer Website',
    getSite: 'Sitemaps importieren',
    drop: 'Sitemaps, Tabellen oder ein Projekt hierher ziehen',
    dropHint: 'Sitemaps und Indexe (XML, gzip), Listen, CSV, Excel, robots.txt, Feeds und Archive.',
    issues: '{count} Zeile mit Problemen | {count} Zeilen mit Problemen',
    steps: 'So geht es',
    enterSite: 'Adresse eingeben',
    stepOf: '{step} von {steps}',
    endSteps: 'Überspringen',
    nextStep: 'Weiter',
    stepsDone: 'Fertig',
    step: { import: 'Importieren', check: 'Prüfen', export: 'Exportieren' },
    pointHint: {
      import: 'Sitemaps, Listen, Tabellen oder eine ganze Website: Hier kommen sie herein, auch später.',
      check: 'Jedes Problem mit der Zahl seiner Zeilen. Ein Klick zeigt sie.',
      export: 'Schreibt die Sitemaps in einen Ordner, bereit zum Hochladen, und sagt, was weggelassen wird.',
    },
    stepHint: {
      import:
        'Geben Sie oben die Adresse einer Website ein oder ziehen Sie Dateien hierher. Weitere können jederzeit folgen.',
      check: 'Die Gliederung links von der Tabelle nennt jedes Problem. Ein Klick zeigt die Zeilen dazu.',
      export:
        '„Exportieren“ in der Werkzeugleiste schreibt die Sitemaps in einen Ordner, bereit zum Hochladen.',
    },
    new: 'Neues Projekt',
    newHint: 'Leer beginnen, dann importieren oder URLs hinzufügen',
    open: 'Projekt öffnen',
    openHint: 'Eine .mapwright-Datei öffnen',
    sample: 'Beispiel ausprobieren',
    sampleHint: 'Die Sitemaps eines kleinen Shops, mit Fehlern zum Finden',
    recent: 'Zuletzt geöffnet',
    recentWords: 'öffnen datei letzte',
    forget: '{name} aus dieser Liste entfernen',
  },
  close: {
    title: 'Dieses Projekt behalten?',
    text: 'Es hat noch keinen Namen. Ohne Speichern wird es verworfen.',
    save: 'Speichern unter…',
    discard: 'Verwerfen',
  },
  restore: {
    title: 'Sicherung wiederherstellen',
    intro:
      'Mapwright sichert {name} vor großen Änderungen, höchstens alle zehn Minuten: Was dazwischen liegt, lässt sich rückgängig machen. Wählen Sie den Stand, zu dem Sie zurückkehren möchten.',
    presentKept: 'Der jetzige Stand wird vorher gesichert, sodass Sie hier zu ihm zurückkehren können.',
    fileKept: 'Die jetzige Datei bleibt daneben als „{name} (replaced).mapwright“ erhalten.',
    none: 'Von diesem Projekt gibt es noch keine Sicherungen. Angelegt werden sie vor einem Import in ein Projekt mit URLs, vor Änderungen an mehr als 10.000 Zeilen und vor dem Kürzen des Verlaufs.',
    list: 'Sicherungen, neueste zuerst',
    before: 'Vor: {what}',
    details: '{count} URL, {size} | {count} URLs, {size}',
    why: {
      compact: 'Projekt verkleinern',
      upgrade: 'Umstellung der Datei durch ein neueres Mapwright',
      restore: 'Sicherung wiederherstellen',
    },
    run: 'Diese Sicherung wiederherstellen',
    done: 'Das Projekt ist wieder auf dem Stand vom {time}.',
    undo: 'Um das zurückzunehmen, stellen Sie die neueste Sicherung wieder her.',
  },
};
