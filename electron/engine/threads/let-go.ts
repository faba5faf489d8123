// Gives memory back as soon as it is of no use. V8 notices by itself only when it next collects, and is made to collect by
// large memory that it has not noticed.

/** Nobody may look at the bytes, or at others in the same buffer, any more. Small ones that share a buffer are left to V8. */
export function letGo(bytes: Uint8Array): void {
  const { buffer, byteLength } = bytes;
  if (buffer instanceof ArrayBuffer && byteLength * 2 > buffer.byteLength) buffer.transfer(0);
}
