// Makes a failing input smaller while it goes on failing. It is in no hurry to be perfect.

/** The smallest of the inputs that it tried and that still fail. */
export async function minimise(input: Buffer, fails: (input: Buffer) => Promise<boolean>): Promise<Buffer> {
  const end = Date.now() + 10_000;
  let best = input;
  for (let size = Math.ceil(best.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < best.length && Date.now() < end;) {
      const smaller = Buffer.concat([best.subarray(0, at), best.subarray(at + size)]);
      if (await fails(smaller)) best = smaller;
      else at += size;
    }
  }
  return best;
}
