// The user's settings and what the host is. It applies theme and language to the page and keeps them with the host.
import { defineStore } from 'pinia';
import { computed, shallowRef } from 'vue';
import { effectiveKeys } from '../../../shared/commands/effective-keys.ts';
import { platformOf } from '../../../shared/commands/strokes.ts';
import { DEFAULT_SETTINGS, type AppSettings, type HostInfo } from '../../../shared/contract/host.ts';
import { useClient } from '../../engine/app-client.ts';
import { gridKeys } from '../../grid/selection/grid-keys.ts';
import { ROW_HEIGHTS, rowHeight } from '../../grid/grid-metrics.ts';
import type { MessageKey } from '../../locales/en.ts';
import { preferredLanguage, type Language } from '../../../shared/model/languages.ts';

/** From low rows to high ones. */
export const DENSITIES = [
  'compact',
  'normal',
  'comfortable',
] as const satisfies readonly AppSettings['density'][];

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
  const chosen = shallowRef<AppSettings>(DEFAULT_SETTINGS);
  const language = computed(() => chosen.value.language);

  const spoken = computed<Language>(() =>
    language.value === 'system' ? preferredLanguage(navigator.languages) : language.value,
  );

  const keys = computed(() =>
    effectiveKeys({
      platform: platformOf(host.value?.platform ?? 'linux'),
      inBrowser: host.value?.kind !== 'electron',
    }),
  );

  /** Reads host and settings; rejects where the host can't be reached. */
  async function load(): Promise<void> {
    const [info, settings] = await Promise.all([
      client.host['host.info']({}),
      client.host['settings.get']({}),
    ]);
    host.value = info;
    gridKeys.value = keys.value;
    take(settings);
  }

  /** Applies at once, then asks the host to keep it; rejects where that fails. */
  async function change(part: Partial<AppSettings>): Promise<void> {
    take({ ...chosen.value, ...part });
    take(await client.host['settings.set'](part));
  }

  function take(settings: AppSettings): void {
    chosen.value = settings;
    rowHeight.value = ROW_HEIGHTS[settings.density];
  }

  return {
    host,
    theme: computed(() => chosen.value.theme),
    language,
    formulaBar: computed(() => chosen.value.formulaBar),
    originalNumbers: computed(() => chosen.value.originalNumbers),
    density: computed(() => chosen.value.density),
    updates: computed(() => chosen.value.updates),
    stepsSeen: computed(() => chosen.value.stepsSeen),
    paletteUsed: computed(() => chosen.value.paletteUsed),
    spoken,
    /** Which keys mean what here. */
    keys,
    load,
    change,
  };
});
