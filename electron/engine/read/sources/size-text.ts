// A limit in bytes as people read it. It is for messages only.

/** In the largest unit of which there is at least one whole: "256 MiB", "97.6 KiB", "20 bytes". */
export function sizeText(bytes: number): string {
  if (bytes < 1_024) return `${bytes} bytes`;
  const [size, unit] = bytes < 1_048_576 ? [bytes / 1_024, 'KiB'] : [bytes / 1_048_576, 'MiB'];
  return `${Math.floor(size * 10) / 10} ${unit}`;
}
