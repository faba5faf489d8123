// @vitest-environment happy-dom
// The editor of robots.txt: what it shows when its page comes back.
import { expect, it } from 'vitest';
import { defineComponent, h, KeepAlive, ref } from 'vue';
import RobotsEditor from '../../../../renderer/features/robots/RobotsEditor.vue';
import { robotsParts } from '../../../../renderer/features/robots/robots-syntax.ts';
import { fakeClient } from '../../fake-client.ts';
import { mountWith } from '../../mount-app.ts';

const PROPS = { marks: [], band: null, label: 'L', describedby: '', wanted: null, partsOf: robotsParts };

it('has its text where it was, beside the same numbers, when its page comes back', async () => {
  const shown = ref(true);
  const editor = { ...PROPS, modelValue: 'a\nb' };
  const Page = defineComponent(
    () => () => h(KeepAlive, () => (shown.value ? h(RobotsEditor, editor) : h('p'))),
  );
  const wrapper = mountWith(Page, fakeClient());
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

it('numbers and marks the lines in sight only, whatever the file has', async () => {
  const text = Array.from({ length: 50_000 }, (_, i) => `Disallow: /${String(i)}`).join('\n');
  const marks = [2, 30_001].map((line) => ({
    line,
    severity: 'error' as const,
    text: `Line ${String(line)}`,
  }));
  const wrapper = mountWith(RobotsEditor, fakeClient(), { ...PROPS, modelValue: text, marks });
  const numbers = (): number[] => wrapper.get('pre').text().split('\n').map(Number);
  const marked = (): (string | undefined)[] =>
    wrapper.findAll('.mark').map((mark) => mark.attributes('title'));
  expect(numbers()[0]).toBe(1);
  expect(numbers().length).toBeLessThan(200);
  expect(marked()).toEqual(['Line 2']);
  const area = wrapper.get('textarea');
  area.element.scrollTop = 30_000 * 20;
  await area.trigger('scroll');
  expect(numbers()).toContain(30_001);
  expect(numbers().length).toBeLessThan(200);
  expect(marked()).toEqual(['Line 30001']);
  // The first number stands where its line is.
  const shift = /translateY\((-?\d+)px\)/.exec(wrapper.get('pre').attributes('style') ?? '')?.[1];
  expect(Number(shift)).toBe(((numbers()[0] ?? 0) - 1) * 20 - 600_000);
});

it('shows the parts of the lines in sight behind the field, and which lines have an error', async () => {
  const lines = ['User-agent: *', 'Dizallow: /a # why', ...Array.from({ length: 5_000 }, () => 'Allow: /')];
  const marks = [{ line: 2, severity: 'error' as const, text: 'Wrong' }];
  const wrapper = mountWith(RobotsEditor, fakeClient(), { ...PROPS, modelValue: lines.join('\n'), marks });
  const layer = wrapper.get('[aria-hidden=true].layer');
  const drawn = layer.findAll('.line');
  expect(drawn.length).toBeLessThan(200);
  expect(drawn.slice(0, 3).map((line) => line.element.textContent)).toEqual(lines.slice(0, 3));
  expect(layer.get('.unknown').text()).toBe('Dizallow');
  expect(layer.get('.comment').text()).toBe('# why');
  expect(layer.findAll('.line.error').length).toBe(1);

  const area = wrapper.get('textarea');
  area.element.scrollTop = 4_000 * 20;
  area.element.scrollLeft = 30;
  await area.trigger('scroll');
  const first = Number(wrapper.get('pre').text().split('\n')[0]);
  const shift = String((first - 1) * 20 - 80_000);
  expect(layer.get('div').attributes('style')).toContain(`translate(-30px, ${shift}px)`);
});

it('shows what is typed while an input method composes it', async () => {
  const wrapper = mountWith(RobotsEditor, fakeClient(), { ...PROPS, modelValue: '' });
  const area = wrapper.get('textarea');
  await area.trigger('compositionstart');
  area.element.value = 'に';
  await area.trigger('input');
  expect(wrapper.emitted('update:modelValue')).toEqual([['に']]);
  expect(wrapper.find('.composing').exists()).toBe(true);
  await area.trigger('compositionend');
  expect(wrapper.find('.composing').exists()).toBe(false);
});
