// Gives the page the look that the user chose: theme, contrast, size of texts, height of rows. It keeps nothing.
import { onScopeDispose, ref, watch } from 'vue';
import type { AppSettings } from '../../../shared/contract/settings-schemas.ts';
import { setRowSize } from '../../grid/grid-metrics.ts';
import { useSettings } from './settings-store.ts';

/** Factors of the usual size. */
const SCALES: Readonly<Record<AppSettings['fontSize'], number>> = {
  small: 0.9,
  normal: 1,
  large: 1.15,
  larger: 1.3,
};

/** From now on the page follows the settings, and the system where that asks all pages for more contrast. */
export function useLook(): void {
  const settings = useSettings();
  const contrast = matchMedia('(prefers-contrast: more)');
  const wantsContrast = ref(contrast.matches);
  const heard = (): void => {
    wantsContrast.value = contrast.matches;
  };
  contrast.addEventListener('change', heard);
  onScopeDispose(() => {
    contrast.removeEventListener('change', heard);
  });
  // Before anything is laid out by it.
  watch(
    [() => settings.all, wantsContrast],
    () => {
      applyLook(settings.all, wantsContrast.value);
    },
    { immediate: true, flush: 'sync' },
  );
}

function applyLook({ theme, fontSize, density }: AppSettings, wantsContrast: boolean): void {
  const { dataset, style } = document.documentElement;
  if (theme === 'light' || theme === 'dark') dataset['theme'] = theme;
  else delete dataset['theme'];
  if (theme === 'contrast' || wantsContrast) dataset['contrast'] = 'more';
  else delete dataset['contrast'];
  style.setProperty('--font-scale', String(SCALES[fontSize]));
  setRowSize(density, SCALES[fontSize]);
}
