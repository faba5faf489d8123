// The user's settings and what the host is. It keeps them with the host.
import { defineStore } from 'pinia';
import { computed, shallowRef, watch } from 'vue';
import { effectiveKeys } from '../../../shared/commands/effective-keys.ts';
import { platformOf } from '../../../shared/commands/strokes.ts';
import type { HostInfo } from '../../../shared/contract/host.ts';
import { DEFAULT_SETTINGS, type AppSettings } from '../../../shared/contract/settings-schemas.ts';
import type { ErrorData } from '../../../shared/contract/errors.ts';
import { useClient } from '../../engine/app-client.ts';
import { errorOf } from '../../engine/error-of.ts';
import { gridKeys } from '../../grid/selection/grid-keys.ts';
import type { MessageKey } from '../../locales/en.ts';
import { forms } from '../../locales/forms.ts';
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
  ['contrast', 'settings.themeContrast'],
] as const satisfies readonly (readonly [AppSettings['theme'], MessageKey])[];

export const FONT_SIZES = [
  'small',
  'normal',
  'large',
  'larger',
] as const satisfies readonly AppSettings['fontSize'][];

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
  /** Why the last change was not kept, or null. */
  const failure = shallowRef<ErrorData | null>(null);
  /** Changes that the host has not answered yet. */
  let unanswered = 0;
  const language = computed(() => chosen.value.language);

  const spoken = computed<Language>(() =>
    language.value === 'system' ? preferredLanguage(navigator.languages) : language.value,
  );

  const place = computed(() => ({
    platform: platformOf(host.value?.platform ?? 'linux'),
    inBrowser: host.value?.kind !== 'electron',
  }));
  const keys = computed(() => effectiveKeys(place.value, chosen.value.keys));
  watch(keys, (now) => (gridKeys.value = now), { immediate: true, flush: 'sync' });

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
    take({ ...chosen.value, ...part });
    unanswered++;
    try {
      const kept = await client.host['settings.set'](part);
      if (unanswered === 1) take(kept);
    } finally {
      unanswered--;
    }
  }

  /** All settings, as the host told them. While changes of this window are on their way, their answers are newer. */
  function hear(settings: AppSettings): void {
    if (unanswered === 0) take(settings);
  }

  /** As change, but notes why it failed. */
  async function keep(part: Partial<AppSettings>): Promise<void> {
    failure.value = null;
    try {
      await change(part);
    } catch (cause) {
      failure.value = errorOf(cause);
    }
  }

  function take(settings: AppSettings): void {
    chosen.value = settings;
    forms.value = { dates: settings.dates, numbers: settings.numbers };
  }

  return {
    host,
    all: chosen,
    theme: computed(() => chosen.value.theme),
    language,
    formulaBar: computed(() => chosen.value.formulaBar),
    originalNumbers: computed(() => chosen.value.originalNumbers),
    density: computed(() => chosen.value.density),
    updates: computed(() => chosen.value.updates),
    fontSize: computed(() => chosen.value.fontSize),
    stepsSeen: computed(() => chosen.value.stepsSeen),
    paletteUsed: computed(() => chosen.value.paletteUsed),
    spoken,
    /** Which keys mean what here. */
    keys,
    place,
    failure,
    load,
    change,
    keep,
    hear,
  };
});
