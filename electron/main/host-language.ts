// The language that the host itself speaks, also before there is a window.
import { app } from 'electron';
import { commandTexts as de } from '../../shared/commands/texts/de.ts';
import { commandTexts as en } from '../../shared/commands/texts/en.ts';
import { commandTexts as nl } from '../../shared/commands/texts/nl.ts';
import type { AppSettings } from '../../shared/contract/settings-schemas.ts';
import { preferredLanguage, type Language } from '../../shared/model/languages.ts';

export type CommandTexts = typeof en;

export const COMMAND_TEXTS: Readonly<Record<Language, CommandTexts>> = { en, de, nl };

/** That of the settings; the system's where they follow it. */
export function hostLanguage({ language }: Pick<AppSettings, 'language'>): Language {
  return language === 'system' ? preferredLanguage(app.getPreferredSystemLanguages()) : language;
}
