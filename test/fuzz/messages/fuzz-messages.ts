// The fuzzer's part of malformed messages: half to the port of an engine process, half through the socket of a browser host,
// one after the other.
import { sendToPort, sendToSocket } from './send-malformed.ts';

/** More than what a compiled engine with its schemas takes, and far less than a message kept each time. */
const MAX_GROWTH_MB = 150;

/** Prints what was found; the number of failures. */
export async function fuzzMessages(seed: number, messages: number): Promise<number> {
  let failed = 0;
  for (const [where, send] of [
    ['port', sendToPort],
    ['socket', sendToSocket],
  ] as const) {
    const began = performance.now();
    const { early, late, failures } = await send({ seed, messages: Math.ceil(messages / 2) });
    const seconds = (performance.now() - began) / 1_000;
    for (const failure of failures)
      console.log(`FAIL messages to the ${where}, seed ${String(seed)}: ${failure}`);
    if (late - early > MAX_GROWTH_MB) {
      failed++;
      console.log(`FAIL the engine grew by more than ${String(MAX_GROWTH_MB)} MB`);
    }
    console.log(
      `fuzz: ${String(Math.ceil(messages / 2))} malformed messages to the ${where} in ${seconds.toFixed(0)} s; the engine took ` +
        `${early.toFixed(0)} MB after a tenth and ${late.toFixed(0)} MB after all; ${String(failures.length)} failures`,
    );
    failed += failures.length;
  }
  return failed;
}
