// What a thread does that numbers rows beside the engine's own: one part after the other of a frozen file. It writes nothing.
import { openFrozen } from '../../store/file/frozen-snapshot.ts';
import { RobotsFlags } from '../../store/flags/robots-flags.ts';
import { partOf } from '../row-scope.ts';
import { codePart, CODED_ROWS, type CodedPart } from './code-part.ts';

/** `path`: the frozen project file. */
export function codeWork({ path }: { readonly path: string }) {
  const db = openFrozen(path);
  // Whoever asks for issues asks for these flags.
  new RobotsFlags(db);
  return {
    /** `last`: the highest id. */
    code({ part, last }: { readonly part: number; readonly last: number }): CodedPart {
      return codePart(db, partOf({ ids: null, last }, part * CODED_ROWS, CODED_ROWS).from);
    },
  };
}
