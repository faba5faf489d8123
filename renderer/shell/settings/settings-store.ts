// The user's settings and what the host is. It applies theme and language to the page and keeps them with the host.
import { defineStore } from 'pinia';
import { computed, ref, shallowRef } from 'vue';
import type { AppSettings, HostInfo } from '../../../shared/contract/host.ts';
import { useClient } from '../../engine/app-client.ts';
import type { MessageKey } from '../../locales/en.ts';
import { preferredLanguage, type Language } from '../../locales/i18n.ts';

export const THEMES = [
  ['system', 'settings.themeSystem'],
  ['light', 'settings.themeLight'],
  ['dark', 'settings.themeDark'],
] as const satisfies readonly (readonly [AppSettings['theme'], MessageKey])[];

/** Languages name themselves. */
export const LANGUAGE_NAMES = [
  ['en', 'English'],
  ['nl', 'Nederlands'],
  ['de', 'Deutsch'],
] as const satisfies readonly (readonly [AppSettings['language'], string])[];

export const useSettings = defineStore('settings', () => {
  const client = useClient();
  const host = shallowRef<HostInfo | null>(null);
  const theme = ref<AppSettings['theme']>('system');
  const language = ref<AppSettings['language']>('system');
  const formulaBar = ref(true);
  const originalNumbers = ref(false);

  const spoken = computed<Language>(() =>
    language.value === 'system' ? preferredLanguage(navigator.languages) : language.value,
  );

  /** Reads host and settings; rejects where the host can't be reached. */
  async function load(): Promise<void> {
    const [info, settings] = await Promise.all([
      client.host['host.info']({}),
      client.host['settings.get']({}),
    ]);
    host.value = info;
    take(settings);
  }

  /** Applies at once, then asks the host to keep it; rejects where that fails. */
  async function change(part: Partial<AppSettings>): Promise<void> {
    take({
      theme: theme.value,
      language: language.value,
      formulaBar: formulaBar.value,
      originalNumbers: originalNumbers.value,
      ...part,
    });
    take(await client.host['settings.set'](part));
  }

  function take(settings: AppSettings): void {
    theme.value = settings.theme;
    language.value = settings.language;
    formulaBar.value = settings.formulaBar;
    originalNumbers.value = settings.originalNumbers;
  }

  return { host, theme, language, formulaBar, originalNumbers, spoken, load, change };
});
