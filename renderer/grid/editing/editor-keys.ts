// Which key ends an edit and how. Pure; keys of an input method never end one.
import type { EditorKind } from '../grid-types.ts';
import type { Advance, KeyStroke } from '../selection/keymap.ts';

/** Arrows lead to the neighbour, Enter and Tab go on through what is selected. */
export type AfterEdit = 'stay' | 'up' | 'down' | 'left' | 'right' | Advance | 'fill';

export type EditorCommand =
  | { readonly kind: 'commit'; readonly then: AfterEdit }
  | { readonly kind: 'cancel' }
  /** The next or the previous value: an option, a step. */
  | { readonly kind: 'step'; readonly by: 1 | -1 }
  /** The date picker, of days or with a time. */
  | { readonly kind: 'pick'; readonly time: boolean };

const ARROWS: Readonly<Record<string, 'up' | 'down' | 'left' | 'right'>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** The command of a key in an editor, or null where the input itself handles it. */
export function editorCommandFor(
  stroke: KeyStroke,
  editor: EditorKind,
  typed: boolean,
): EditorCommand | null {
  if (stroke.isComposing || stroke.key === 'Process') return null;
  const control = stroke.ctrlKey || stroke.metaKey;
  switch (stroke.key) {
    case 'Escape':
      return { kind: 'cancel' };
    case 'Enter':
      if (control) return { kind: 'commit', then: 'fill' };
      return { kind: 'commit', then: stroke.shiftKey ? 'above' : 'below' };
    case 'Tab':
      return control ? null : { kind: 'commit', then: stroke.shiftKey ? 'previous' : 'next' };
    default:
      return arrowCommand(stroke, editor, typed);
  }
}

/** Arrows step through a list and a number that F2 opened, and end an edit that typing began. */
function arrowCommand(stroke: KeyStroke, editor: EditorKind, typed: boolean): EditorCommand | null {
  const plain = !stroke.ctrlKey && !stroke.metaKey && !stroke.shiftKey && !stroke.altKey;
  const direction = ARROWS[stroke.key];
  if (!direction) return null;
  if (direction === 'down' && stroke.altKey && editor === 'date')
    return { kind: 'pick', time: stroke.shiftKey };
  if (!plain) return null;
  const vertical = direction === 'up' || direction === 'down';
  if (vertical && editor === 'select') return { kind: 'step', by: direction === 'down' ? 1 : -1 };
  if (vertical && editor === 'number' && !typed) return { kind: 'step', by: direction === 'up' ? 1 : -1 };
  return typed ? { kind: 'commit', then: direction } : null;
}

/** Whether the edit ends as Enter and Tab do it. */
export function isAdvance(then: AfterEdit): then is Advance {
  return then === 'below' || then === 'above' || then === 'next' || then === 'previous';
}

/** The number text one step up or down, within the bounds and without binary rounding noise. */
export function stepNumber(
  text: string,
  by: 1 | -1,
  step: { readonly by: number; readonly min: number; readonly max: number },
): string {
  const now = text.trim() === '' ? NaN : Number(text);
  if (!Number.isFinite(now)) return String(by > 0 ? step.min : step.max);
  const decimals = (String(step.by).split('.')[1] ?? '').length;
  const raised = Math.round((now + by * step.by) / step.by) * step.by;
  return Math.min(step.max, Math.max(step.min, raised)).toFixed(decimals);
}
