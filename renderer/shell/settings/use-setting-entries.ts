// The settings in the palette: each value that is not the present one, to be chosen at once.
import { computed, type ComputedRef } from 'vue';
import type { AppSettings } from '../../../shared/contract/settings-schemas.ts';
import { useText } from '../../locales/use-text.ts';
import type { PaletteEntry } from '../menus/palette-entry.ts';
import { DENSITIES, FONT_SIZES, LANGUAGE_NAMES, THEMES, useSettings } from './settings-store.ts';

export function useSettingEntries(): ComputedRef<readonly PaletteEntry[]> {
  const { t } = useText();
  const settings = useSettings();

  function entries<S extends 'theme' | 'language' | 'density' | 'fontSize'>(
    setting: S,
    values: readonly (readonly [AppSettings[S], string])[],
  ): readonly PaletteEntry[] {
    const present: string = settings[setting];
    return values
      .filter(([value]) => value !== present)
      .map(([value, name]) => ({
        id: `${setting}.${value}`,
        kind: 'setting',
        label: t('settings.choice', { setting: t(`settings.${setting}`), value: name }),
        words: t(`settings.words.${setting}`),
        run: () => settings.change({ [setting]: value }),
      }));
  }

  return computed(() => [
    ...entries(
      'theme',
      THEMES.map(([theme, key]) => [theme, t(key)]),
    ),
    ...entries('language', [['system', t('settings.languageSystem')], ...LANGUAGE_NAMES]),
    ...entries(
      'density',
      DENSITIES.map((density) => [density, t(`settings.densities.${density}`)]),
    ),
    ...entries(
      'fontSize',
      FONT_SIZES.map((size) => [size, t(`settings.fontSizes.${size}`)]),
    ),
  ]);
}
