// What Electron's main process says to the user itself, where no page could: error boxes, questions, notifications.
import type { AppSettings } from '../../shared/contract/settings-schemas.ts';
import type { Language } from '../../shared/model/languages.ts';
import { hostLanguage } from './host-language.ts';

const en = {
  failed: 'Mapwright can’t show its window',
  /** {cause}, {log}: where it says more. */
  failedDetail: '{cause}\n\nDetails are in {log}.',
  crashed: 'The window closed unexpectedly several times in a row.',
  notShown: 'Nothing appeared in it for 30 seconds.',
  running: 'An operation is still running.',
  runningDetail: 'If you quit now, it stops. What was saved before it started is kept.',
  runningHere: 'If you close this window now, it stops. What was saved before it started is kept.',
  quitAnyway: 'Quit anyway',
  closeAnyway: 'Close anyway',
  keepRunning: 'Keep running',
  importDone: 'Import finished',
  exportDone: 'Export finished',
  compareDone: 'Comparison finished',
  checkDone: 'Check finished',
  editDone: 'Changes made',
  otherDone: 'Mapwright has finished',
  jobFailed: 'An operation failed',
  jobFailedDetail: 'Open Mapwright to see why.',
};

export type NativeTexts = Readonly<Record<keyof typeof en, string>>;

const TEXTS: Readonly<Record<Language, NativeTexts>> = {
  en,
  de: {
    failed: 'Mapwright kann sein Fenster nicht anzeigen',
    failedDetail: '{cause}\n\nEinzelheiten stehen in {log}.',
    crashed: 'Das Fenster wurde mehrmals hintereinander unerwartet beendet.',
    notShown: 'Es blieb 30 Sekunden lang leer.',
    running: 'Ein Vorgang läuft noch.',
    runningDetail:
      'Wenn Sie jetzt beenden, wird er abgebrochen. Was vorher gespeichert wurde, bleibt erhalten.',
    runningHere:
      'Wenn Sie dieses Fenster jetzt schließen, wird er abgebrochen. Was vorher gespeichert wurde, bleibt erhalten.',
    quitAnyway: 'Trotzdem beenden',
    closeAnyway: 'Trotzdem schließen',
    keepRunning: 'Weiterlaufen lassen',
    importDone: 'Import abgeschlossen',
    exportDone: 'Export abgeschlossen',
    compareDone: 'Vergleich abgeschlossen',
    checkDone: 'Prüfung abgeschlossen',
    editDone: 'Änderungen übernommen',
    otherDone: 'Mapwright ist fertig',
    jobFailed: 'Ein Vorgang ist fehlgeschlagen',
    jobFailedDetail: 'Den Grund sehen Sie in Mapwright.',
  },
  nl: {
    failed: 'Mapwright kan het venster niet tonen',
    failedDetail: '{cause}\n\nMeer informatie staat in {log}.',
    crashed: 'Het venster is meerdere keren achter elkaar onverwacht gesloten.',
    notShown: 'Er verscheen 30 seconden lang niets in.',
    running: 'Er loopt nog een bewerking.',
    runningDetail: 'Als u nu afsluit, wordt die afgebroken. Wat al was opgeslagen, blijft bewaard.',
    runningHere: 'Als u dit venster nu sluit, wordt die afgebroken. Wat al was opgeslagen, blijft bewaard.',
    quitAnyway: 'Toch afsluiten',
    closeAnyway: 'Toch sluiten',
    keepRunning: 'Laten doorgaan',
    importDone: 'Import voltooid',
    exportDone: 'Export voltooid',
    compareDone: 'Vergelijking voltooid',
    checkDone: 'Controle voltooid',
    editDone: 'Wijzigingen doorgevoerd',
    otherDone: 'Mapwright is klaar',
    jobFailed: 'Een bewerking is mislukt',
    jobFailedDetail: 'In Mapwright ziet u waarom.',
  },
};

/** The texts in the language of the settings; the system's where they follow it. */
export function nativeTexts(settings: Pick<AppSettings, 'language'>): NativeTexts {
  return TEXTS[hostLanguage(settings)];
}
