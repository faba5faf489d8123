// A worker process of the fuzzer: runs the range that it was given and sends back the figures.
import { runInputs } from './run-inputs.ts';

const [seed = 0, first = 0, step = 1, end = 0] = process.argv.slice(2).map(Number);
const figures = await runInputs({ seed, first, step, end }, (at) => process.send?.({ at }));
process.send?.({ figures });
