// Dutch texts of project in the window. Texts only, no logic.
import type { projectTexts as en } from './en.ts';

export const projectTexts: typeof en = {
  welcome: {
    again: '“{name}” opnieuw openen',
    againHint: 'Alles wat bevestigd was, is er nog',
    site: 'Adres van een site',
    getSite: 'Sitemaps importeren',
    drop: 'Sleep sitemaps, tabellen of een project hierheen',
    dropHint: 'Sitemaps en indexen (XML, gzip), lijsten, CSV, Excel, robots.txt, feeds en archieven.',
    issues: '{count} rij met problemen | {count} rijen met problemen',
    steps: 'Zo werkt het',
    enterSite: 'Adres invoeren',
    stepOf: '{step} van {steps}',
    endSteps: 'Overslaan',
    nextStep: 'Volgende',
    stepsDone: 'Klaar',
    step: { import: 'Importeren', check: 'Controleren', export: 'Exporteren' },
    pointHint: {
      import: 'Sitemaps, lijsten, tabellen of een hele site: hier komen ze binnen, ook later.',
      check: 'Elk probleem met het aantal rijen. Een klik toont ze.',
      export: 'Schrijft de sitemaps naar een map, klaar om te uploaden, en zegt wat wordt weggelaten.',
    },
    stepHint: {
      import: 'Voer hierboven het adres van een site in of sleep er bestanden heen. Meer kan altijd nog.',
      check: 'De structuur links van de tabel noemt elk probleem. Klik erop om de rijen te zien.',
      export: '‘Exporteren’ in de werkbalk schrijft de sitemaps naar een map, klaar om te uploaden.',
    },
    new: 'Nieuw project',
    newHint: 'Begin leeg en importeer of voeg daarna URL’s toe',
    open: 'Project openen',
    openHint: 'Open een .mapwright-bestand',
    sample: 'Voorbeeld proberen',
    sampleHint: 'De sitemaps van een kleine webshop, met fouten om te vinden',
    recent: 'Recente projecten',
    recentWords: 'openen bestand laatste',
    forget: '{name} uit deze lijst verwijderen',
  },
  close: {
    title: 'Dit project opslaan?',
    text: 'Het heeft nog geen naam. Zonder opslaan gaat het verloren.',
    save: 'Opslaan als…',
    discard: 'Niet opslaan',
  },
};
