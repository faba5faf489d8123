// What Electron's main process says to the user itself, where no page could: error boxes, questions, notifications.
import { app } from 'electron';
import type { AppSettings } from '../../shared/contract/host.ts';
import { preferredLanguage, type Language } from '../../shared/model/languages.ts';

const en = {
  failed: 'Mapwright can’t show its window',
  /** {cause}, {log}: where it says more. */
  failedDetail: '{cause}\n\nDetails are in {log}.',
  crashed: 'The window closed unexpectedly several times in a row.',
  notShown: 'Nothing appeared in it for 30 seconds.',
};

type NativeTexts = Readonly<Record<keyof typeof en, string>>;

const TEXTS: Readonly<Record<Language, NativeTexts>> = {
  en,
  de: {
    failed: 'Mapwright kann sein Fenster nicht anzeigen',
    failedDetail: '{cause}\n\nEinzelheiten stehen in {log}.',
    crashed: 'Das Fenster wurde mehrmals hintereinander unerwartet beendet.',
    notShown: 'Es blieb 30 Sekunden lang leer.',
  },
  nl: {
    failed: 'Mapwright kan het venster niet tonen',
    failedDetail: '{cause}\n\nMeer informatie staat in {log}.',
    crashed: 'Het venster is meerdere keren achter elkaar onverwacht gesloten.',
    notShown: 'Er verscheen 30 seconden lang niets in.',
  },
};

/** The texts in the language of the settings; the system's where they follow it. */
export function nativeTexts({ language }: Pick<AppSettings, 'language'>): NativeTexts {
  return TEXTS[language === 'system' ? preferredLanguage(app.getPreferredSystemLanguages()) : language];
}
