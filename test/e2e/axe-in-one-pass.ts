// axe for a page without frames: it runs in the page itself and describes only what breaks a rule. It judges nothing.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Looks with all rules. A page of its own for each look, in which axe puts the results of several frames together, its
 * half a megabyte of source anew, and selectors for everything that passed take nine tenths of the time, and say
 * nothing here.
 */
export async function inOnePass(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window);
  return new AxeBuilder({ page, ...(isThere ? { axeSource: ';' } : {}) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
}
