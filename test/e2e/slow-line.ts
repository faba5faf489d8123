// Lets answers of the engine come late, as on a busy machine: journeys that assume speed fail at once, not now and then.
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** Each message to the window takes up to E2E_SLOW milliseconds (0 where it is not set); their order stays. */
export async function slowLine(page: Page): Promise<void> {
  const longest = Number(process.env['E2E_SLOW'] ?? 0);
  if (longest === 0) return;
  await page.routeWebSocket(/.*/, (line) => {
    const host = line.connectToServer();
    let last = Promise.resolve();
    host.onMessage((message) => {
      last = last
        .then(() => wait(Math.random() * longest))
        .then(() => {
          line.send(message);
        });
    });
  });
}
