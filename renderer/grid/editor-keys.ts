// Which key ends an edit and how. Pure; keys of an input method never end one.
import type { EditorKind } from './grid-types.ts';
import type { KeyStroke } from './keymap.ts';

export type AfterEdit = 'stay' | 'up' | 'down' | 'left' | 'right' | 'next' | 'previous' | 'fill';

export type EditorCommand =
  | { readonly kind: 'commit'; readonly then: AfterEdit }
  | { readonly kind: 'cancel' }
  /** The next or the previous value: an option, a step. */
  | { readonly kind: 'step'; readonly by: 1 | -1 }
  | { readonly kind: 'pick' };

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
      return { kind: 'commit', then: stroke.shiftKey ? 'up' : 'down' };
    case 'Tab':
      return control ? null : { kind: 'commit', then: stroke.shiftKey ? 'previous' : 'next' };
    default:
      return arrowCommand(stroke, editor, typed);
  }
}

/** Arrows step a value where it has steps, and end an edit that typing began. */
function arrowCommand(stroke: KeyStroke, editor: EditorKind, typed: boolean): EditorCommand | null {
  const plain = !stroke.ctrlKey && !stroke.metaKey && !stroke.shiftKey && !stroke.altKey;
  const direction = ARROWS[stroke.key];
  if (!direction) return null;
  if (direction === 'down' && stroke.altKey && editor === 'date') return { kind: 'pick' };
  if (!plain) return null;
  const vertical = direction === 'up' || direction === 'down';
  if (vertical && editor === 'select') return { kind: 'step', by: direction === 'down' ? 1 : -1 };
  if (vertical && editor === 'number') return { kind: 'step', by: direction === 'up' ? 1 : -1 };
  return typed ? { kind: 'commit', then: direction } : null;
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

/** A picked day in place of the text's own day; a time of day that the text has, stays. */
export function withDay(text: string, day: string): string {
  const time = /^\d{4}-\d{2}-\d{2}(T.*)$/.exec(text.trim())?.[1] ?? '';
  return day + time;
}
