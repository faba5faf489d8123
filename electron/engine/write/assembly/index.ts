// What WebAssembly offers the engine, in one module: AssemblyScript, compiled by `npm run assembly` into
// ../assembly-code.ts. See docs/decisions/0034-lines-in-webassembly.md.
export {
  deflate,
  deflateInput,
  deflateOutput,
  forgetWindow,
  mostDeflated,
  mostDeflateInput,
} from './deflate';
export { areFragmentsPlain, nameChild, nameInput, nameParent, namePrefix, usedPrefixes } from './fragments';
export {
  datedRows,
  impreciseLastmods,
  lastmodPlaces,
  lateLastmods,
  linesInput,
  linesOutput,
  mostLinesInput,
} from './lines';
export { makeLines } from './joined-rows';
export {
  addPages,
  beginStoredRows,
  blockedStoredRows,
  storedBytesBefore,
  storedRowIds,
  storedRows,
} from './stored-rows';
export { beginTable, mostPagesInput, nameColumn, pagesInput } from '../../../../shared/assembly/table-rows';
