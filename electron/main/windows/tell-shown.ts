// Lets `npm start` know that there is a window: without one it opens the browser host. Nobody else asks for it.
import { writeFileSync } from 'node:fs';

/** Makes the file that MAPWRIGHT_SHOWN names. */
export function tellShown(): void {
  const sign = process.env['MAPWRIGHT_SHOWN'];
  if (sign === undefined || sign === '') return;
  try {
    writeFileSync(sign, '');
  } catch {
    // Whoever waits for it then takes its time.
  }
}
