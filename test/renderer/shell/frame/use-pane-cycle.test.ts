// @vitest-environment happy-dom
import type { VueWrapper } from '@vue/test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import { defineComponent } from 'vue';
import { usePaneCycle } from '../../../../renderer/shell/frame/use-pane-cycle.ts';
import { fakeClient } from '../../fake-client.ts';
import { mountWith } from '../../mount-app.ts';

let mounted: VueWrapper | null = null;
afterEach(() => {
  mounted?.unmount();
});

const Panes = defineComponent({
  setup: usePaneCycle,
  template: `<div>
    <div data-pane><button id="a1">a1</button><button id="a2">a2</button></div>
    <div hidden><div data-pane><button>on a page that is not shown</button></div></div>
    <div data-pane id="still"><p>nothing to stand on</p></div>
    <div data-pane><button id="b1" tabindex="-1">b1</button><button id="b2">b2</button></div>
  </div>`,
});

const at = (): string | undefined => document.activeElement?.id;
function press(shiftKey = false): void {
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key: 'F6', shiftKey, bubbles: true, cancelable: true }),
  );
}

describe('usePaneCycle', () => {
  it('walks through the panes, both ways and round the ends; one with nothing to stand on is stood on itself', () => {
    mounted = mountWith(Panes, fakeClient());
    press();
    expect(at()).toBe('a1');
    press();
    expect(at()).toBe('still');
    press();
    expect(at()).toBe('b2');
    press();
    expect(at()).toBe('a1');
    press(true);
    expect(at()).toBe('b2');
  });

  it('comes back to the place in a pane where the focus was', () => {
    mounted = mountWith(Panes, fakeClient());
    mounted.get<HTMLElement>('#a2').element.focus();
    for (let i = 0; i < 3; i++) press();
    expect(at()).toBe('a2');
  });
});
