// The error for a command line that can't be understood. It never wraps errors of the engine.

import { withoutSecrets } from '../../../shared/model/import/without-secrets.ts';

/** A wrong command line: exit code 2. The message says what is wrong; a pointer to the help is added to it. */
export class UsageError extends Error {
  constructor(message: string) {
    super(withoutSecrets(message));
    this.name = 'UsageError';
  }
}
