// Puts a component or the stores into an app with the fake client, real stores and English texts.
import { mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { createApp, type Component } from 'vue';
import { appClientKey } from '../../renderer/engine/app-client.ts';
import { createTranslator } from '../../renderer/locales/i18n.ts';
import type { FakeClient } from './fake-client.ts';

/** Makes stores usable without a component. */
export function useStores(client: FakeClient): void {
  const app = createApp({});
  const pinia = createPinia();
  app.provide(appClientKey, client);
  app.use(pinia);
  setActivePinia(pinia);
}

/** Mounts into the document, so that focus and dialogs behave. Unmount it at the end of the test. */
export function mountWith(
  component: Component,
  client: FakeClient,
  props: Record<string, unknown> = {},
): VueWrapper {
  // The test DOM has no popovers; what stands above what is for the browser tests.
  HTMLElement.prototype.showPopover = () => undefined;
  HTMLElement.prototype.hidePopover = () => undefined;
  const pinia = createPinia();
  const wrapper = mount(component, {
    props,
    attachTo: document.body,
    global: { plugins: [pinia, createTranslator('en')], provide: { [appClientKey as symbol]: client } },
  });
  setActivePinia(pinia);
  return wrapper as VueWrapper;
}

/** Lets all pending answers arrive. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 12; i++) await Promise.resolve();
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
}
