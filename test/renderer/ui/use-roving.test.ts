// @vitest-environment happy-dom
import { mount, type VueWrapper } from '@vue/test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import { defineComponent, h, useTemplateRef } from 'vue';
import { useRoving } from '../../../renderer/ui/use-roving.ts';

let mounted: VueWrapper | null = null;
afterEach(() => {
  mounted?.unmount();
});

const Bar = defineComponent({
  props: { names: { type: Array<string>, required: true } },
  setup(props) {
    useRoving(useTemplateRef<HTMLElement>('bar'), 'horizontal');
    return () => h('div', { ref: 'bar' }, [h('input'), ...props.names.map((name) => h('button', name))]);
  },
});

function bar(...names: string[]): VueWrapper {
  mounted = mount(Bar, { props: { names }, attachTo: document.body });
  return mounted;
}

const stops = (wrapper: VueWrapper): string[] =>
  wrapper
    .findAll('button')
    .filter(({ element }) => element.tabIndex === 0)
    .map((one) => one.text());

describe('useRoving', () => {
  it('makes the first button the only stop, and arrows move it, round the ends', async () => {
    const wrapper = bar('a', 'b', 'c');
    expect(stops(wrapper)).toEqual(['a']);
    wrapper.findAll('button')[0]?.element.focus();
    await wrapper.findAll('button')[0]?.trigger('keydown', { key: 'ArrowLeft' });
    expect(document.activeElement?.textContent).toBe('c');
    expect(stops(wrapper)).toEqual(['c']);
    await wrapper.findAll('button')[2]?.trigger('keydown', { key: 'Home' });
    expect(stops(wrapper)).toEqual(['a']);
  });

  it('keeps one stop when the button that was it goes', async () => {
    const wrapper = bar('a', 'b');
    wrapper.findAll('button')[1]?.element.focus();
    expect(stops(wrapper)).toEqual(['b']);
    await wrapper.setProps({ names: ['a'] });
    expect(stops(wrapper)).toEqual(['a']);
  });

  it('leaves the arrows of a text field alone', async () => {
    const wrapper = bar('a', 'b');
    wrapper.get('input').element.focus();
    await wrapper.get('input').trigger('keydown', { key: 'ArrowRight' });
    expect(document.activeElement).toBe(wrapper.get('input').element);
  });
});
