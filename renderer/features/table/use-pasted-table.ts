// A pasted table on its way to the wizard: the engine keeps its text as a file and says whether it has to be asked about.
import { useClient } from '../../engine/app-client.ts';
import { useTableImport } from './table-import-store.ts';

interface PastedTable {
  /** Shows the wizard where nobody can be sure of the columns; false where an import can read the text as it is. */
  readonly askIfUnclear: (text: string) => Promise<boolean>;
  /** Shows the wizard whatever the columns are. */
  readonly ask: (text: string) => Promise<void>;
}

export function usePastedTable(): PastedTable {
  const { engine } = useClient();
  const table = useTableImport();

  async function askIfUnclear(text: string): Promise<boolean> {
    const { path, unclear } = await engine['table.keep']({ text });
    if (unclear) table.ask(path);
    return unclear;
  }

  async function ask(text: string): Promise<void> {
    table.ask((await engine['table.keep']({ text })).path);
  }

  return { askIfUnclear, ask };
}
