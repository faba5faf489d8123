// Dutch texts of project in the window. Texts only, no logic.
import type { projectTexts as en } from './en.ts';

export const projectTexts: typeof en = {
  welcome: {
    again: '“{name}” opnieuw openen',
    againHint: 'Alles wat bevestigd was, is er nog',
    new: 'Nieuw project',
    newHint: 'Begin leeg en importeer of voeg daarna URL’s toe',
    open: 'Project openen',
    openHint: 'Open een .mapwright-bestand',
    sample: 'Voorbeeld proberen',
    sampleHint: 'De sitemaps van een kleine webshop, met fouten om te vinden',
    recent: 'Recente projecten',
    noRecent: 'Projecten die u opent, verschijnen hier.',
    forget: '{name} uit deze lijst verwijderen',
    drop: 'U kunt sitemaps of een project ook ergens in dit venster slepen.',
  },
  close: {
    title: 'Dit project opslaan?',
    text: 'Het heeft nog geen naam. Zonder opslaan gaat het verloren.',
    save: 'Opslaan als…',
    discard: 'Niet opslaan',
  },
};
