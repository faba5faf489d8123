// Keeps the content offset (a double) and the browser's scroll bar in step. It knows rows only by their number.
import { computed, onActivated, onBeforeUnmount, onMounted, ref, watch, type Ref } from 'vue';
import { HEADER_HEIGHT, rowHeight } from '../grid-metrics.ts';
import {
  clamp,
  isUnscaled,
  maxOffset,
  maxScrollTop,
  offsetToShow,
  rowsInSight,
  spacerHeight,
  thumbOf,
  toOffset,
  toScrollTop,
  type ScrollGeometry,
} from './scaled-scroll.ts';

const IDLE_MS = 120;
/** A scroll by more than so many views, without a wheel, is a jump of the thumb. */
const JUMP_VIEWS = 1.5;

/** The scroll state of the element and its handlers. */
export function useScroll(viewport: Readonly<Ref<HTMLElement | null>>, rows: () => number) {
  const offset = ref(0);
  const left = ref(0);
  const viewHeight = ref(0);
  const viewWidth = ref(0);
  const geometry = computed<ScrollGeometry>(() => ({
    content: rows() * rowHeight.value,
    view: viewHeight.value,
  }));
  let expected = 0;
  let draggingThumb = false;
  /** The middle of the thumb while it is dragged, in px from the top; else null. */
  const dragged = ref<number | null>(null);
  let idle: ReturnType<typeof setTimeout> | undefined;

  function syncBar(): void {
    const element = viewport.value;
    if (!element || draggingThumb) return;
    element.scrollTop = toScrollTop(offset.value, geometry.value);
    expected = element.scrollTop;
  }

  function syncWhenIdle(): void {
    clearTimeout(idle);
    idle = setTimeout(() => {
      // A scroll that the browser has not told of yet would be taken back.
      onScroll();
      syncBar();
    }, IDLE_MS);
  }

  function setOffset(value: number): void {
    offset.value = clamp(value, 0, maxOffset(geometry.value));
    if (isUnscaled(geometry.value)) syncBar();
    else syncWhenIdle();
  }

  // Rows of another height: the first one in sight stays.
  watch(rowHeight, (now, before) => {
    setOffset((offset.value / before) * now);
  });

  function onWheel(event: WheelEvent): void {
    const element = viewport.value;
    if (!element || event.ctrlKey || event.metaKey) return;
    letGo();
    const unit = event.deltaMode === 1 ? rowHeight.value : event.deltaMode === 2 ? viewHeight.value : 1;
    const sideways = event.shiftKey && event.deltaX === 0;
    const x = (sideways ? event.deltaY : event.deltaX) * unit;
    const y = sideways ? 0 : event.deltaY * unit;
    event.preventDefault();
    scrollBy(x, y);
  }

  function onScroll(): void {
    const element = viewport.value;
    if (!element) return;
    left.value = element.scrollLeft;
    const top = element.scrollTop;
    const delta = top - expected;
    if (Math.abs(delta) < 1) return;
    expected = top;
    if (draggingThumb) showDragged(element);
    const jump = draggingThumb || Math.abs(delta) > JUMP_VIEWS * viewHeight.value;
    const atEnd = top <= 0 || top >= maxScrollTop(geometry.value) - 1;
    if (jump || atEnd || isUnscaled(geometry.value)) {
      offset.value = toOffset(top, geometry.value);
      if (atEnd && top > 0) offset.value = maxOffset(geometry.value);
    } else {
      offset.value = clamp(offset.value + delta, 0, maxOffset(geometry.value));
      syncWhenIdle();
    }
  }

  /** A press on the scroll bar: on the thumb, positions count from now on; on the track, steps do. */
  function onBarPress(event: PointerEvent): void {
    const element = viewport.value;
    if (!element || event.target !== element) return;
    const box = element.getBoundingClientRect();
    if (event.clientX - box.left < element.clientWidth) return;
    const { top, length } = thumbOf(element);
    const at = event.clientY - box.top;
    clearTimeout(idle);
    draggingThumb = at > top - 20 && at < top + length + 20;
  }

  function onBarRelease(): void {
    if (!draggingThumb) return;
    letGo();
    syncWhenIdle();
  }

  function showDragged(element: Element): void {
    const { top, length } = thumbOf(element);
    dragged.value = top + length / 2;
  }

  /** Some browsers tell of a released thumb only so; where it was only held still, its next step shows it again. */
  function onScrollEnd(): void {
    dragged.value = null;
  }

  function letGo(): void {
    draggingThumb = false;
    dragged.value = null;
  }

  function showRow(row: number): void {
    letGo();
    setOffset(offsetToShow(row, offset.value, rowHeight.value, geometry.value));
  }

  function scrollTo(x: number): void {
    const element = viewport.value;
    if (element && x !== element.scrollLeft) element.scrollLeft = x;
    left.value = element?.scrollLeft ?? 0;
  }

  function scrollBy(x: number, y: number): void {
    if (x !== 0) scrollTo(left.value + x);
    if (y !== 0) setOffset(offset.value + y);
  }

  /** Rounded down: what is a fraction too large makes scroll bars, which take room, by which they go again, in every frame. */
  function measure(): void {
    const element = viewport.value;
    if (!element) return;
    const { width, height } = element.getBoundingClientRect();
    const bars = {
      width: element.offsetWidth - element.clientWidth,
      height: element.offsetHeight - element.clientHeight,
    };
    viewHeight.value = Math.max(0, Math.floor(height - bars.height) - HEADER_HEIGHT);
    // Of a page that is not seen: its columns are as wide as before when it is seen again.
    if (width > 0) viewWidth.value = Math.max(0, Math.floor(width - bars.width));
  }

  watch(
    geometry,
    () => {
      setOffset(offset.value);
    },
    { flush: 'post' },
  );

  watch(left, (x) => {
    viewport.value?.style.setProperty('--grid-pin', `${String(x)}px`);
    viewport.value?.classList.toggle('is-moved', x > 0);
  });

  // Browsers forget how far an element is scrolled while its page is not in the document; the height comes back by the
  // observer.
  onActivated(() => {
    scrollTo(left.value);
    syncBar();
  });

  let observer: ResizeObserver | undefined;
  onMounted(() => {
    measure();
    observer = new ResizeObserver(measure);
    if (viewport.value) observer.observe(viewport.value);
    window.addEventListener('pointermove', onBarRelease);
    window.addEventListener('pointerup', onBarRelease);
  });
  onBeforeUnmount(() => {
    observer?.disconnect();
    clearTimeout(idle);
    window.removeEventListener('pointermove', onBarRelease);
    window.removeEventListener('pointerup', onBarRelease);
  });

  return {
    offset,
    left,
    viewHeight,
    viewWidth,
    spacer: computed(() => spacerHeight(geometry.value)),
    sight: computed(() => rowsInSight(offset.value, viewHeight.value, rowHeight.value, rows())),
    page: computed(() => Math.max(1, Math.floor(viewHeight.value / rowHeight.value) - 1)),
    setOffset,
    showRow,
    scrollTo,
    scrollBy,
    onWheel,
    onScroll,
    onScrollEnd,
    onBarPress,
    dragged,
  };
}
