// Gives the page the look that the user chose: theme, contrast, size of texts, height of rows. It keeps nothing.
import type { AppSettings } from '../../../shared/contract/settings-schemas.ts';
import { setRowSize } from '../../grid/grid-metrics.ts';

/** Factors of the usual size. */
const SCALES: Readonly<Record<AppSettings['fontSize'], number>> = {
  small: 0.9,
  normal: 1,
  large: 1.15,
  larger: 1.3,
};

export type Look = Pick<AppSettings, 'theme' | 'fontSize' | 'density'>;

/** `wantsContrast`: the system asks all pages for it. */
export function applyLook({ theme, fontSize, density }: Look, wantsContrast: boolean): void {
  const { dataset, style } = document.documentElement;
  if (theme === 'light' || theme === 'dark') dataset['theme'] = theme;
  else delete dataset['theme'];
  if (theme === 'contrast' || wantsContrast) dataset['contrast'] = 'more';
  else delete dataset['contrast'];
  style.setProperty('--font-scale', String(SCALES[fontSize]));
  setRowSize(density, SCALES[fontSize]);
}
