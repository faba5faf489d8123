// Tells whether a robots.txt on disk lets a crawler fetch addresses. It wires sources and parse, and fetches nothing.
import { AppError } from '../../../shared/contract/errors.ts';
import { decodeRobots } from '../parse/decode-robots.ts';
import { robotsVerdict, type RobotsVerdict } from '../../../shared/protocol/robots-verdict.ts';
import { readUnpacked } from '../sources/read-unpacked.ts';
import { resolveSources } from '../sources/resolve-sources.ts';

/** More than the bytes of a robots.txt that count, so that the reader of its lines decides where to stop. */
const ENOUGH_BYTES = 1_048_576;

export interface UrlVerdict extends RobotsVerdict {
  readonly url: string;
}

/** The verdict for each address, in their order. Throws not-found and the other AppErrors of reading the file. */
export async function robotsVerdicts(
  path: string,
  agent: string,
  urls: readonly string[],
): Promise<readonly UrlVerdict[]> {
  const content = await readText(path);
  return urls.map((url) => ({ url, ...robotsVerdict(content, agent, url) }));
}

async function readText(path: string): Promise<string> {
  for await (const { file } of resolveSources([path])) {
    if (!file.named) break;
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of readUnpacked(file, {})) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes > ENOUGH_BYTES) break;
    }
    return decodeRobots(Buffer.concat(chunks));
  }
  throw new AppError(
    'unreadable-source',
    `"${path}" is a folder or a pattern, not a file. Name one robots.txt.`,
  );
}
