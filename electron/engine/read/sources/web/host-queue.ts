// Keeps the requests to one host polite: so many at once, so many a second, and a pause where the server asks for one.
// It sends nothing itself.
import type { Clock } from '../clock.ts';

export class HostQueue {
  readonly #clock: Clock;
  readonly #atOnce: number;
  readonly #interval: number;
  readonly #waiting: (() => void)[] = [];
  #active = 0;
  #nextStart = -Infinity;

  /** `rate` = requests a second; Infinity for no limit. */
  constructor(clock: Clock, atOnce: number, rate: number) {
    this.#clock = clock;
    this.#atOnce = atOnce;
    this.#interval = 1_000 / rate;
  }

  /** Waits for a turn; call what it gives back when the request has ended. Rejects with the signal's reason. */
  async enter(signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    if (this.#active >= this.#atOnce) await this.#turn(signal);
    else this.#active++;
    try {
      // The pause may be prolonged while this one waits for its end.
      for (;;) {
        const now = this.#clock.now();
        const wait = this.#nextStart - now;
        if (wait <= 0) {
          this.#nextStart = now + this.#interval;
          break;
        }
        await this.#clock.sleep(wait, signal);
      }
    } catch (error) {
      this.#leave();
      throw error;
    }
    let left = false;
    return () => {
      if (!left) this.#leave();
      left = true;
    };
  }

  /** No request starts before this many milliseconds are over. */
  pause(ms: number): void {
    this.#nextStart = Math.max(this.#nextStart, this.#clock.now() + ms);
  }

  #leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#active--;
  }

  #turn(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const go = (): void => {
        signal.removeEventListener('abort', stop);
        resolve();
      };
      const stop = (): void => {
        const at = this.#waiting.indexOf(go);
        if (at >= 0) this.#waiting.splice(at, 1);
        reject(signal.reason as Error);
      };
      this.#waiting.push(go);
      signal.addEventListener('abort', stop, { once: true });
    });
  }
}
