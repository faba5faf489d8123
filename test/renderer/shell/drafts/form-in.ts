// Forms in windows that come after each other, each once its project has come.
import type { VueWrapper } from '@vue/test-utils';
import { defineComponent, h, onMounted, ref, type Component } from 'vue';
import { onTestFinished } from 'vitest';
import { useProject } from '../../../../renderer/features/project/project-store.ts';
import { useView } from '../../../../renderer/features/view/view-store.ts';
import type { FakeClient } from '../../fake-client.ts';
import { mountWith, settled, useStores } from '../../mount-app.ts';

/** The stores of a window whose project has come. */
export async function open(client: FakeClient): Promise<void> {
  useStores(client);
  await comes();
}

export async function comes(): Promise<void> {
  await useProject().refresh();
  await useView().begin();
}

/** A window with a form in it, once its project has come. */
export async function formIn(
  client: FakeClient,
  form: Component,
  props: object = {},
  before: () => void = () => undefined,
): Promise<VueWrapper> {
  const wrapper = mountWith(
    defineComponent(() => {
      const isShown = ref(false);
      onMounted(async () => {
        await comes();
        before();
        isShown.value = true;
      });
      return () => (isShown.value ? h(form, props) : null);
    }),
    client,
  );
  onTestFinished(() => {
    if (wrapper.exists()) wrapper.unmount();
  });
  await settled();
  return wrapper;
}

export function valuesOf(wrapper: VueWrapper, selector: string): readonly string[] {
  return wrapper.findAll(selector).map(({ element }) => (element as HTMLInputElement).value);
}

export const CONDITION = { kind: 'text', column: 'loc', operator: 'contains', value: 'page-1' } as const;
