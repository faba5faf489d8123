// Makes a group of buttons one stop of the Tab key: arrows, Home and End move among them. It runs no command.
import { onBeforeUnmount, onMounted, onUpdated, type ShallowRef } from 'vue';

const ITEMS = 'button:not(:disabled)';

/**
 * `container` = the element around the buttons. Of its buttons one has tabindex 0: the one that had the focus last, else
 * the first. Keys that other controls inside (text fields) mean for themselves are left to them.
 */
export function useRoving(
  container: Readonly<ShallowRef<HTMLElement | null>>,
  direction: 'horizontal' | 'vertical',
): void {
  const [back, forth] = direction === 'vertical' ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
  let current: HTMLElement | null = null;

  function items(): HTMLElement[] {
    return Array.from(container.value?.querySelectorAll<HTMLElement>(ITEMS) ?? []).filter(
      (item) => item.closest('[hidden]') === null,
    );
  }

  function settle(): void {
    const all = items();
    if (!current || !all.includes(current)) current = all[0] ?? null;
    for (const item of all) item.tabIndex = item === current ? 0 : -1;
  }

  function focused(event: FocusEvent): void {
    if (event.target instanceof HTMLElement && items().includes(event.target)) {
      current = event.target;
      settle();
    }
  }

  function pressed(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const all = items();
    const at = all.findIndex((item) => item === event.target);
    if (at < 0) return;
    const goals: Readonly<Partial<Record<string, number>>> = {
      [back]: at - 1,
      [forth]: at + 1,
      Home: 0,
      End: all.length - 1,
    };
    const goal = goals[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    all[(goal + all.length) % all.length]?.focus();
  }

  onMounted(() => {
    container.value?.addEventListener('focusin', focused);
    container.value?.addEventListener('keydown', pressed);
    settle();
  });
  onUpdated(settle);
  onBeforeUnmount(() => {
    container.value?.removeEventListener('focusin', focused);
    container.value?.removeEventListener('keydown', pressed);
  });
}
