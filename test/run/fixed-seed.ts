// Property tests try the same values in every run, so that a failure is the change's and not chance's. FC_SEED=random
// tries others, FC_SEED=<number> repeats a run.
import fc from 'fast-check';

const DEFAULT_SEED = 20_261_121;
const wanted = process.env['FC_SEED'];

if (wanted !== 'random')
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(wanted ?? DEFAULT_SEED) });
