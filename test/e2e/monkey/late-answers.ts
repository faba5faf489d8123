// Lets every answer of the engine come late, and answers overtake each other; what the engine tells unasked keeps its order.
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** `late`: the next delay, in ms. */
export async function lateAnswers(page: Page, late: () => number): Promise<void> {
  await page.routeWebSocket(/.*/, (line) => {
    const host = line.connectToServer();
    let told = Promise.resolve();
    host.onMessage((message) => {
      const delay = wait(late());
      if (String(message).includes('"event":')) told = told.then(() => delay).then(() => line.send(message));
      else void delay.then(() => line.send(message));
    });
  });
}
