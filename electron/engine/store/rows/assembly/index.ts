// What WebAssembly offers for addresses that change, in one module: AssemblyScript, compiled by `npm run assembly` into
// ../assembly-code.ts. See docs/decisions/0037-changed-addresses-in-webassembly.md and
// 0039-rows-from-pages.md.
export { hashList, listHashes } from './hash-locs';
export { lookAtLocs, mostScope, scopeText } from './look-at-locs';
export { packedHashes, packedTexts, packHashes, packTexts } from './pack-lists';
export {
  addLocs,
  areAscii,
  beginStoredLocs,
  mostWanted,
  oddLocRows,
  oddLocs,
  replacementText,
  replaceWanted,
  storedLocIds,
  storedLocs,
  wantedText,
} from './stored-locs';
export { beginTable, mostPagesInput, nameColumn, pagesInput } from '../../../rows/assembly/table-rows';
export { endOf, forgetRows, listBytes, mostBytes, mostRows, readList, rowMarks, startOf } from './texts';
