// Dutch texts of notices and of what goes wrong. Texts only, no logic.
import type { noticesTexts as en } from './en.ts';

export const noticesTexts: typeof en = {
  notices: {
    lostWaiting:
      '{count} wijziging wachtte nog toen het venster opnieuw werd geladen en is niet uitgevoerd. | {count} wijzigingen wachtten nog toen het venster opnieuw werd geladen en zijn niet uitgevoerd.',
    closing: 'Het project wordt gesloten…',
    did: '{what}',
    progress: '{job}: {percent}',
    dismissAll: 'Melding sluiten | Alle {count} meldingen sluiten',
    label: 'Meldingen',
    dismiss: 'Melding sluiten',
    showResult: 'Resultaat tonen',
    exportUntold:
      'De laatste export is geschreven, maar het programma werd gesloten voordat het het resultaat kon melden.',
    engineRestarted: 'De engine is onverwacht gestopt en opnieuw gestart.',
    engineGivenUp: 'De engine is binnen een halve minuut drie keer gestopt en niet opnieuw gestart.',
    openAgain: 'Alles wat bevestigd was, staat nog in uw project: open het opnieuw om verder te gaan.',
    openToStart: 'Open een project of maak een nieuw project om de engine weer te starten.',
    reopened: 'Uw project is weer open; alles wat bevestigd was, is er nog.',
    notReopened: 'Uw project kon niet opnieuw worden geopend. Open het vanaf het welkomstscherm.',
    'read-no-access': '{path} kan niet worden gewijzigd en is alleen-lezen geopend.',
    'read-open-elsewhere':
      '{path} is geopend in een ander venster of programma. U ziet wat daar het laatst is opgeslagen, alleen-lezen.',
    'read-disk-full': 'De schijf is vol. {path} is alleen-lezen geopend.',
    foreign:
      '{path} is niet zoals Mapwright het achterliet ({part}). U werkt in een kopie van de rijen; sla die op onder een nieuwe naam.',
    recovered:
      'Het bestand {path} was beschadigd. U werkt in een kopie van wat nog leesbaar was: {count} URL, zonder de geschiedenis; er kunnen ook waarden ontbreken. Sla die op onder een nieuwe naam. | Het bestand {path} was beschadigd. U werkt in een kopie van wat nog leesbaar was: {count} URL’s, zonder de geschiedenis; er kunnen ook waarden ontbreken. Sla die op onder een nieuwe naam.',
    draftOfAddRows: 'De URL’s die u aan het toevoegen was, zijn terug.',
    draftOfSections: 'Uw niet-opgeslagen secties zijn terug.',
    draftOfImport: 'Wat u wilde importeren, is terug.',
    draftOfExport: 'De exportopties die u aan het instellen was, zijn terug.',
    showDraft: 'Tonen',
    noBackup: 'Vóór de wijziging is geen back-up gemaakt.',
    restore: 'Back-up terugzetten…',
    connectionLost: 'De verbinding met Mapwright is verbroken. Er wordt opnieuw verbinding gemaakt…',
    connectionHint: 'Als Mapwright is gesloten, start het dan opnieuw.',
    hostEnded: 'Mapwright is gestopt.',
    hostEndedHint:
      'Start het opnieuw; uw project wordt in een nieuw venster geopend. Alle wijzigingen zijn opgeslagen. Dit venster kunt u sluiten.',
    endedUnexpectedly:
      'Mapwright is onverwacht gestopt. Uw project is weer open, met alle wijzigingen en concepten.',
    endedTwice:
      'Mapwright is twee keer onverwacht gestopt terwijl {path} open was. Het project is daarom niet opnieuw geopend; open het via de recente projecten.',
    connectionBack: 'De verbinding is hersteld.',
    uncaught: 'Er ging iets mis: {what}. Uw laatste handeling is mogelijk niet gelukt.',
    copyReport: 'Rapport kopiëren',
    copyPath: 'Pad kopiëren',
    diagnosticsSaved: 'Diagnostische gegevens opgeslagen: {path}',
    diagnosticsWithout: 'Wachtwoorden, URL’s en paden staan er niet in.',
    folderNotOpened: 'De map kon niet worden geopend',
    undone: 'Ongedaan gemaakt: {what}',
    redone: 'Opnieuw uitgevoerd: {what}',
    deleted:
      '{count} rij verwijderd. Ongedaan maken brengt de rij terug. | {count} rijen verwijderd. Ongedaan maken brengt ze terug.',
    added: '{count} URL toegevoegd | {count} URL’s toegevoegd',
    saved: 'Opgeslagen als {name}.',
    copied: '{count} rij gekopieerd | {count} rijen gekopieerd',
  },
  errors: {
    'invalid-request': 'Dat is niet begrepen',
    'no-project': 'Er is geen project geopend',
    'not-found': 'Niet gevonden',
    'no-access': 'Geen toegang',
    'not-a-project': 'Geen Mapwright-project',
    'newer-project': 'Gemaakt met een nieuwere Mapwright',
    'damaged-project': 'Het projectbestand is beschadigd',
    'read-only': 'Het project is alleen-lezen',
    'project-locked': 'Het project is in gebruik',
    'disk-full': 'De schijf is vol',
    'damaged-source': 'Dit bestand is beschadigd',
    'unreadable-source': 'Dit bestand kan niet worden gelezen',
    'too-large': 'Te groot',
    unreachable: 'De URL kan niet worden gelezen',
    'invalid-value': 'Deze waarde is niet toegestaan',
    'invalid-export': 'Deze export is niet mogelijk',
    'stale-view': 'De weergave is verouderd',
    busy: 'Er loopt nog een andere taak',
    cancelled: 'Geannuleerd',
    'connection-lost':
      'De verbinding is intussen verbroken. Misschien is de taak toch voltooid: controleer de rijen.',
    'not-connected': 'Geen verbinding met Mapwright',
    'engine-restarted': 'De engine is opnieuw gestart',
    io: 'Lezen of schrijven is mislukt',
    internal: 'Er ging iets mis in Mapwright',
  },
};
