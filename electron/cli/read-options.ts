// The options of all commands that read sources: what of them is read, and how much. It reads nothing itself.
import { readWhole } from './option-value.ts';

export const READ_OPTIONS = {
  html: { type: 'boolean', help: 'Take the links of HTML pages, which are refused otherwise' },
  'max-unpacked': {
    type: 'string',
    value: 'BYTES',
    help: 'What one file may unpack to (default: 268435456)',
  },
} as const;

/** Settings of the engine's readers; what was not given is absent. */
export function readSettings(options: {
  readonly html?: boolean | undefined;
  readonly 'max-unpacked'?: string | undefined;
}): { readonly html?: boolean; readonly maxBytes?: number } {
  const bounds = { min: 1, max: Number.MAX_SAFE_INTEGER };
  const maxBytes = readWhole('--max-unpacked', options['max-unpacked'], bounds);
  return { ...(options.html && { html: true }), ...(maxBytes !== undefined && { maxBytes }) };
}
