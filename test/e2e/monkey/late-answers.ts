// Lets every answer of the engine come late, and answers overtake each other; what the engine tells unasked keeps its order.
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** Nothing is answered while the work runs: what it sees in the window stays so until its key is pressed. */
export type Hold = <T>(work: () => Promise<T>) => Promise<T>;

/** `late`: the next delay, in ms. */
export async function lateAnswers(page: Page, late: () => number): Promise<Hold> {
  let held: Promise<unknown> = Promise.resolve();
  await page.routeWebSocket(/.*/, (line) => {
    const host = line.connectToServer();
    let told = Promise.resolve();
    host.onMessage((message) => {
      const delay = wait(late());
      const send = async (): Promise<void> => {
        await held;
        line.send(message);
      };
      if (String(message).includes('"event":')) told = told.then(() => delay).then(send);
      else void delay.then(send);
    });
  });
  return async (work) => {
    const running = held.then(async () => {
      // What was answered already is drawn.
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
      return work();
    });
    held = running.catch(() => undefined);
    return running;
  };
}
