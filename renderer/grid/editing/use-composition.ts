// Lets input methods begin in the grid while the grid itself keeps the focus: what they write comes as one text at its end.
import { onBeforeUnmount, onMounted, shallowRef, type Ref } from 'vue';

/** The part of the EditContext interface that is used. Source: w3.org/TR/edit-context. Firefox and Safari lack it. */
interface TextContext extends EventTarget {
  readonly text: string;
  updateText(from: number, to: number, text: string): void;
  updateSelection(from: number, to: number): void;
  updateControlBounds(bounds: DOMRect): void;
  updateSelectionBounds(bounds: DOMRect): void;
}

interface CompositionInput {
  readonly viewport: Readonly<Ref<HTMLElement | null>>;
  /** Where the active cell is, in client px: candidates are shown there. */
  readonly cell: () => DOMRect;
  /** Composing begins: its text is meant for the cell that is active now. */
  readonly onStart: () => void;
  /** A text came that no key told of: composed by an input method, or by a dead key. */
  readonly onText: (text: string) => void;
}

export function useComposition({ viewport, cell, onStart, onText }: CompositionInput) {
  /** What is being composed now. */
  const composed = shallowRef('');
  let context: TextContext | null = null;
  let composing = false;

  function take(): void {
    const text = context?.text ?? '';
    context?.updateText(0, text.length, '');
    context?.updateSelection(0, 0);
    composed.value = '';
    if (text !== '') onText(text);
  }

  function listen(to: TextContext): void {
    to.addEventListener('compositionstart', () => {
      composing = true;
      onStart();
      to.updateControlBounds(cell());
      to.updateSelectionBounds(cell());
    });
    to.addEventListener('textupdate', () => {
      if (composing) composed.value = to.text;
      else take();
    });
    to.addEventListener('compositionend', () => {
      composing = false;
      take();
    });
  }

  onMounted(() => {
    const element = viewport.value;
    const { EditContext } = window as unknown as { EditContext?: new () => TextContext };
    if (!element || !EditContext) return;
    context = new EditContext();
    listen(context);
    Object.assign(element, { editContext: context });
  });
  onBeforeUnmount(() => {
    context = null;
  });

  return {
    composed,
    /** Whether the browser can compose here; without it, composing has to begin in an open editor. */
    isSupported: () => context !== null,
  };
}
