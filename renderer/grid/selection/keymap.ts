// Which key means what while no editor is open. It decides nothing about where a move ends.

/** Enter, Shift+Enter, Tab, Shift+Tab. */
export type Advance = 'below' | 'above' | 'next' | 'previous';

// prettier-ignore
export type Motion =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'pageUp'
  | 'pageDown'
  | 'rowStart'
  | 'rowEnd'
  | 'edgeUp'
  | 'edgeDown'
  | 'edgeLeft'
  | 'edgeRight'
  | 'top'
  | 'bottom'
  | 'first'
  | 'last';

export type GridCommand =
  | { readonly kind: 'move'; readonly motion: Motion; readonly extend: boolean }
  /** Enter and Tab: on to the next cell. */
  | { readonly kind: 'advance'; readonly by: Advance }
  /** Opens the editor with the cell's value. */
  | { readonly kind: 'edit' }
  /** Opens the editor with this text in place of the value. */
  | { readonly kind: 'type'; readonly text: string }
  /** An input method begins to write: its text comes by way of the input sink. */
  | { readonly kind: 'compose' }
  | {
      readonly kind:
        | 'clear'
        | 'fillDown'
        | 'fillRight'
        | 'insertRows'
        | 'deleteRows'
        | 'selectAll'
        | 'selectRows'
        | 'selectColumns'
        | 'toggle'
        | 'header'
        | 'filter'
        | 'collapse'
        | 'today'
        | 'now';
    };

/** The part of a KeyboardEvent that matters. */
export interface KeyStroke {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly isComposing: boolean;
  getModifierState?(key: string): boolean;
}

const MOTIONS: Readonly<Record<string, readonly [plain: Motion, withControl: Motion]>> = {
  ArrowUp: ['up', 'edgeUp'],
  ArrowDown: ['down', 'edgeDown'],
  ArrowLeft: ['left', 'edgeLeft'],
  ArrowRight: ['right', 'edgeRight'],
  PageUp: ['pageUp', 'pageUp'],
  PageDown: ['pageDown', 'pageDown'],
  Home: ['rowStart', 'first'],
  End: ['rowEnd', 'last'],
};

/** The command of a key, or null where the key is not the grid's. Copy, cut and paste come as clipboard events. */
export function commandFor(stroke: KeyStroke): GridCommand | null {
  const { key, shiftKey } = stroke;
  if (stroke.isComposing || key === 'Process' || key === 'Dead') return { kind: 'compose' };
  const altGraph = stroke.getModifierState?.('AltGraph') ?? false;
  const control = (stroke.ctrlKey || stroke.metaKey) && !altGraph;
  if (stroke.altKey && !altGraph) return altCommand(stroke);
  const motion = MOTIONS[key];
  if (motion) return { kind: 'move', motion: control ? motion[1] : motion[0], extend: shiftKey };
  if (control) return controlCommand(key.toLowerCase(), shiftKey);
  switch (key) {
    case 'Enter':
      return { kind: 'advance', by: shiftKey ? 'above' : 'below' };
    case 'Tab':
      return { kind: 'advance', by: shiftKey ? 'previous' : 'next' };
    case 'F2':
      return shiftKey ? null : { kind: 'edit' };
    case 'Escape':
      return { kind: 'collapse' };
    case 'Delete':
      return shiftKey ? null : { kind: 'clear' };
    case 'Backspace':
      return { kind: 'type', text: '' };
    case ' ':
      return { kind: shiftKey ? 'selectRows' : 'toggle' };
    default:
      return /^.$/su.test(key) ? { kind: 'type', text: key } : null;
  }
}

/** Up to the column's head, and down to its filter. */
function altCommand({ key, ctrlKey, metaKey, shiftKey }: KeyStroke): GridCommand | null {
  if (ctrlKey || metaKey || shiftKey) return null;
  return key === 'ArrowUp' ? { kind: 'header' } : key === 'ArrowDown' ? { kind: 'filter' } : null;
}

function controlCommand(key: string, shift: boolean): GridCommand | null {
  if (shift && key === 'l') return { kind: 'filter' };
  switch (key) {
    case 'a':
      return { kind: 'selectAll' };
    case '+':
    case '=':
      return { kind: 'insertRows' };
    case '-':
      return { kind: 'deleteRows' };
    case 'r':
      return { kind: 'fillRight' };
    case 'd':
      return { kind: 'fillDown' };
    case ' ':
      return { kind: 'selectColumns' };
    case ';':
      return { kind: 'today' };
    case ':':
      return { kind: 'now' };
    default:
      return null;
  }
}

/** Whether the key writes a character. */
export function isText({ key, ctrlKey, metaKey, altKey }: KeyStroke): boolean {
  return /^.$/su.test(key) && !ctrlKey && !metaKey && !altKey;
}

/** Whether the keys undo or redo a step. */
export function isStep({ key, ctrlKey, metaKey, altKey }: KeyStroke): boolean {
  return (ctrlKey || metaKey) && !altKey && /^[zy]$/i.test(key);
}
