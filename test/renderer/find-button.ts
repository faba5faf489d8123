// Finds buttons in a mounted component by the name that a user knows them by.
import type { VueWrapper } from '@vue/test-utils';
import { expect } from 'vitest';

/** The button with this text or label; without one, the test fails and tells what is there. */
export function button(wrapper: VueWrapper, name: string) {
  const found = wrapper
    .findAll('button')
    .find((one) => one.text() === name || one.attributes('aria-label') === name);
  return found ?? expect.fail(`There is no button "${name}" in: ${wrapper.text()}`);
}

export function isDisabled(wrapper: VueWrapper, name: string): boolean {
  return (button(wrapper, name).element as HTMLButtonElement).disabled;
}
