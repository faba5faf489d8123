// Typed access to the options of an export for the parts of its form. It judges nothing.
import type { ExportOptions } from '../../../../shared/model/export/planned-set.ts';
import { useExporting } from '../exporting-store.ts';

type Flag = 'indent' | 'schemaLocation' | 'styleSheet' | 'sectionIndexes' | 'byHost' | 'removeOld' | 'repack';
type Listed = 'leaveOut' | 'separate' | 'extras';

export interface OptionAccess {
  /** Turns a switch over. */
  readonly toggle: (name: Flag) => void;
  readonly has: (name: Listed, value: string) => boolean;
  /** Puts a value into a list, or takes it out. */
  readonly toggleIn: (name: Listed, value: string) => void;
  /** Takes a text; an empty one is the usual. */
  readonly setText: (name: 'name' | 'indexName', event: Event) => void;
  /** How many of these are not as usual. */
  readonly changed: (...names: readonly (keyof ExportOptions)[]) => number;
}

export function useExportOptions(): OptionAccess {
  const exporting = useExporting();
  const listOf = (name: Listed): readonly string[] => exporting.options[name] ?? [];
  return {
    toggle: (name) => {
      exporting.change({ [name]: exporting.options[name] ? undefined : true });
    },
    has: (name, value) => listOf(name).includes(value),
    toggleIn: (name, value) => {
      const list = listOf(name);
      const next = list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
      exporting.change({ [name]: next.length > 0 ? next : undefined });
    },
    setText: (name, event) => {
      const value = event.target instanceof HTMLInputElement ? event.target.value.trim() : '';
      exporting.change({ [name]: value === '' ? undefined : value });
    },
    changed: (...names) => names.filter((name) => exporting.options[name] !== undefined).length,
  };
}
