// @vitest-environment happy-dom
// The editor of robots.txt: what it shows when its page comes back.
import { mount } from '@vue/test-utils';
import { expect, it } from 'vitest';
import { defineComponent, h, KeepAlive, ref } from 'vue';
import RobotsEditor from '../../../renderer/components/robots/RobotsEditor.vue';

it('has its text where it was, beside the same numbers, when its page comes back', async () => {
  const shown = ref(true);
  const editor = { modelValue: 'a\nb', marks: [], band: null, label: 'L', describedby: '', wanted: null };
  const Page = defineComponent(
    () => () => h(KeepAlive, () => (shown.value ? h(RobotsEditor, editor) : h('p'))),
  );
  const wrapper = mount(Page);
  const area = wrapper.get('textarea');
  area.element.scrollTop = 300;
  await area.trigger('scroll');
  expect(wrapper.get('pre').attributes('style')).toContain('-300px');
  shown.value = false;
  await wrapper.vm.$nextTick();
  // A browser forgets it of what is not in the document.
  area.element.scrollTop = 0;
  shown.value = true;
  await wrapper.vm.$nextTick();
  expect(area.element.scrollTop).toBe(300);
});
