// The lines of a text that a scrolled field shows, and where they are. It draws nothing.
import { computed, ref } from 'vue';

/** px of a line; also in the editor's styles. */
export const LINE_HEIGHT = 20;
/** Lines above and below those in sight that are drawn already. */
const MORE_LINES = 20;

export interface Sight {
  /** Of the field, px. */
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
}

/** A file may have a hundred thousand lines, of which only some dozens are drawn at each key. */
export function useLinesInSight(text: () => string) {
  const sight = ref<Sight>({ width: 0, height: 0, left: 0, top: 0 });
  /** Where each line begins. */
  const starts = computed(() => {
    const all = text();
    const found = [0];
    for (let at = all.indexOf('\n'); at >= 0; at = all.indexOf('\n', at + 1)) found.push(at + 1);
    return found;
  });
  const count = computed(() => starts.value.length);
  const first = computed(() => Math.max(1, Math.floor(sight.value.top / LINE_HEIGHT) - MORE_LINES));
  const last = computed(() =>
    Math.min(count.value, first.value + Math.ceil(sight.value.height / LINE_HEIGHT) + 2 * MORE_LINES),
  );

  /** Start and end of a line, without its line end; of lines behind the last the text's end. */
  function rangeOf(line: number): readonly [start: number, end: number] {
    const { length } = text();
    return [starts.value[line - 1] ?? length, (starts.value[line] ?? length + 1) - 1];
  }

  return { sight, count, first, last, rangeOf };
}
