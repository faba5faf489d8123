// What WebAssembly offers sorts of texts, in one module: AssemblyScript, compiled by `npm run assembly` into
// ../assembly-code.ts. See docs/decisions/0036-texts-sorted-in-webassembly.md.
export { frontCode, keptBytes, keptLengths, keptIds, keptShared } from './front-code';
export { sortTexts } from './sort-texts';
export { addTexts, beginTexts, lineLengths, textCount, textIds, textLengths } from './run-texts';
