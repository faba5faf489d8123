// Texts and numbers as HTML. Whatever a text holds, it stays a text.
import { markHidden } from '../model/mark-hidden.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for an element or a quoted attribute; what no document can hold becomes U+FFFD. */
export function escapeHtml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g, '\ufffd')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** Text to be read, in an element: what would show nothing, or turn the direction of others, is marked by its number. */
export function shownHtml(text: string): string {
  return escapeHtml(markHidden(text));
}

/** A text of at most so many characters; the middle of longer ones is left out, as addresses differ at their ends. */
export function shorten(text: string, most: number): string {
  const characters = Array.from(text);
  if (characters.length <= most) return text;
  const head = Math.ceil((most - 1) / 2);
  return `${characters.slice(0, head).join('')}…${characters.slice(characters.length - (most - 1 - head)).join('')}`;
}
