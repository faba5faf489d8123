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
export { fragmentBytes, fragmentsOutput } from './fragments';
export { impreciseLastmods, lastmodPlaces, lateLastmods, linesOutput } from './lines';
export {
  addPages,
  beginStoredRows,
  blockedStoredRows,
  mostStoredRows,
  storedRowIds,
  storedRows,
  wantedRowIds,
} from './stored-rows';
export { beginTable, mostPagesInput, nameColumn, pagesInput } from '../../../rows/assembly/table-rows';
