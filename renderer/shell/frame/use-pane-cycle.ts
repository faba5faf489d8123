// Keys that walk through the panes of the window (F6 and Shift+F6). Each keeps the place where the focus was in it.
import { onBeforeUnmount, onMounted } from 'vue';
import { useSettings } from '../settings/settings-store.ts';

/** Marks a pane; panes are walked through in the order of the page. */
const PANES = '[data-pane]';
const STOPS =
  'button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), a[href], summary, [tabindex]';

export function usePaneCycle(): void {
  const settings = useSettings();
  const last = new WeakMap<Element, HTMLElement>();

  function focused(event: FocusEvent): void {
    if (!(event.target instanceof HTMLElement)) return;
    const pane = event.target.closest(PANES);
    if (pane && pane !== event.target) last.set(pane, event.target);
  }

  function pressed(event: KeyboardEvent): void {
    const command = settings.keys.commandOf(event);
    if (command !== 'page.nextPane' && command !== 'page.previousPane') return;
    event.preventDefault();
    if (document.querySelector('dialog[open]') !== null) return;
    const panes = Array.from(document.querySelectorAll<HTMLElement>(PANES)).filter(
      (pane) => pane.closest('[hidden]') === null,
    );
    const here = document.activeElement?.closest(PANES) ?? null;
    const at = panes.findIndex((pane) => pane === here);
    const step = command === 'page.previousPane' ? -1 : 1;
    const from = at < 0 && step < 0 ? 0 : at;
    const pane = panes[(from + step + panes.length) % panes.length];
    if (pane) enter(pane);
  }

  /** A pane with nothing to stand on, as while its content is on the way, takes the focus itself. */
  function enter(pane: HTMLElement): void {
    const known = last.get(pane);
    const stop =
      known?.isConnected && pane.contains(known) && !known.matches(':disabled')
        ? known
        : Array.from(pane.querySelectorAll<HTMLElement>(STOPS)).find((one) => one.tabIndex >= 0);
    if (stop === undefined) pane.tabIndex = -1;
    (stop ?? pane).focus();
  }

  onMounted(() => {
    window.addEventListener('focusin', focused);
    window.addEventListener('keydown', pressed);
  });
  onBeforeUnmount(() => {
    window.removeEventListener('focusin', focused);
    window.removeEventListener('keydown', pressed);
  });
}
