// axe for a page without frames: it runs in the page itself and describes only what breaks a rule. It judges nothing.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Looks with all rules. A page of its own for each look, in which axe puts the results of several frames together, and
 * selectors for everything that passed take three quarters of the time, and say nothing here.
 */
export function inOnePass(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
}
