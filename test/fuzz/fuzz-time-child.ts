// A worker process of the fuzzer: measures the range that it was given and sends back the figures.
import { timeInputs } from './time-inputs.ts';

const [seed = 0, first = 0, step = 1, end = 0] = process.argv.slice(2).map(Number);
const figures = await timeInputs({ seed, first, step, end }, (at) => process.send?.({ at }));
process.send?.({ figures });
