// Opens a page of the web in the user's browser. The contract lets nothing else through than URLs of http and https.
import { shell } from 'electron';
import { reason } from '../../shared/contract/error-texts.ts';
import { AppError } from '../../shared/contract/errors.ts';

/** Rejects with AppError "io". */
export async function openInBrowser(url: string): Promise<null> {
  try {
    // As the browser spells it: nothing in it means anything to the system.
    await shell.openExternal(new URL(url).href);
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new AppError('io', reason('address-not-opened', { url }), cause);
  }
  return null;
}
