// How a regular expression that somebody typed is read, in the engine and where the window marks one that is none.

/** Throws a SyntaxError where it can't be read. `flags` without "u": that is tried first. */
export function readRegex(source: string, flags: string): RegExp {
  try {
    return new RegExp(source, `${flags}u`);
  } catch {
    // Patterns from other tools often escape more than the strict mode allows.
    return new RegExp(source, flags);
  }
}

/** Why it can't be read, in the words of the runtime and with a full stop; null where it can. */
export function regexProblem(source: string): string | null {
  try {
    readRegex(source, '');
    return null;
  } catch (error) {
    return causeOf(error, source);
  }
}

/** The cause in V8's "Invalid regular expression: /(/i: Unterminated group", as a sentence. */
function causeOf(error: unknown, source: string): string {
  const message = error instanceof Error ? error.message : String(error);
  const at = message.indexOf(source);
  return `${at < 0 ? message : message.slice(at + source.length).replace(/^\/[a-z]*: /, '')}.`;
}
