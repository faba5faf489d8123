// How rows become the lines of a file and what stands around them. Plain data, so that threads can hand it on.
import type { ExtensionGroup } from '../../../../../shared/model/export/set-options.ts';

export interface FileForm {
  readonly format: 'xml' | 'text';
  readonly indent: boolean;
  readonly schemaLocation: boolean;
  /** The address of the style sheet as the file names it, or null. */
  readonly styleSheet: string | null;
  /** Extensions that are not written. */
  readonly leaveOut: readonly ExtensionGroup[];
  /** The file is of rows that have this, and says nothing else of them; null = of all rows. */
  readonly only: ExtensionGroup | null;
}

/** True where a row has the same line as in PLAIN_FORM, whatever stands around the lines. */
export function hasPlainLines({ format, indent, leaveOut, only }: FileForm): boolean {
  return format === 'xml' && !indent && leaveOut.length === 0 && only === null;
}

/** Compact XML with all that a row has. */
export const PLAIN_FORM: FileForm = {
  format: 'xml',
  indent: false,
  schemaLocation: false,
  styleSheet: null,
  leaveOut: [],
  only: null,
};
