// Asks a question that a person at the terminal answers, before something that can't be taken back.
import type { Terminal } from '../output/terminal.ts';

/** Whether the answer is yes; everything else, also the end of the input, is no. Rejects when the command is ended. */
export async function askYes(terminal: Terminal, question: string): Promise<boolean> {
  await terminal.stderr.write(`${question} [y/N] `);
  return /^\s*y(?:es)?\s*$/i.test(await firstLine(terminal.stdin()));
}

async function firstLine(input: AsyncIterable<Uint8Array>): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of input) {
    text += decoder.decode(chunk, { stream: true });
    const end = text.indexOf('\n');
    if (end >= 0) return text.slice(0, end);
  }
  return text;
}
