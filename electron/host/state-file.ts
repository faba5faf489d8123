// A small JSON file of the app's own, checked by a schema when read and replaced atomically when written.
import { randomBytes } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { reason } from '../../shared/contract/error-texts.ts';
import { AppError } from '../../shared/contract/errors.ts';

export class StateFile<S extends v.GenericSchema> {
  readonly path: string;
  readonly #schema: S;
  readonly #initial: v.InferOutput<S>;

  constructor(path: string, schema: S, initial: v.InferOutput<S>) {
    this.path = path;
    this.#schema = schema;
    this.#initial = initial;
  }

  /** The content, or the initial one where the file is absent or does not fit the schema. Never throws. */
  read(): v.InferOutput<S> {
    return this.#tryRead() ?? this.#initial;
  }

  /** There is a file, and it does not fit the schema. Never throws. */
  isDamaged(): boolean {
    return existsSync(this.path) && this.#tryRead() === null;
  }

  #tryRead(): v.InferOutput<S> | null {
    try {
      const parsed = v.safeParse(this.#schema, JSON.parse(readFileSync(this.path, 'utf8')));
      return parsed.success ? parsed.output : null;
    } catch {
      return null;
    }
  }

  /**
   * Replaces the content, for this user's eyes only; a crash leaves the old or the new one, whole. A damaged file is kept beside it, as somebody may have
   * written it by hand. Throws AppError "io".
   */
  write(content: v.InferOutput<S>): void {
    const temporary = `${this.path}.${randomBytes(6).toString('hex')}.tmp`;
    try {
      mkdirSync(dirname(this.path), { recursive: true });
      if (this.isDamaged()) copyFileSync(this.path, `${this.path}.damaged`);
      writeFileSync(temporary, `${JSON.stringify(content, null, 2)}\n`, { flush: true, mode: 0o600 });
      renameSync(temporary, this.path);
    } catch (error) {
      discard(temporary);
      const cause = error instanceof Error ? error.message : String(error);
      throw new AppError('io', reason('settings-not-saved', { path: this.path }), cause);
    }
  }
}

function discard(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // It was never made; the error that led here is the one to tell.
  }
}
