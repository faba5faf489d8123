// Keys and clipboard that come while it is asked where the cursor goes wait for the answer: they are meant for the cell there.
import { ref } from 'vue';

export interface Jumps {
  /** A jump is under way; can be followed. */
  readonly isUnderWay: () => boolean;
  /** What waited for a jump is being done, one after the other. */
  readonly isCatchingUp: () => boolean;
  /** Does something now, or as soon as the jumps under way have ended; `text` = what it would have written. */
  readonly afterwards: (action: () => void, text?: string) => void;
  /** The same for what is about no cell: it is done wherever the jumps lead. */
  readonly anyway: (action: () => void) => void;
  /**
   * Makes a jump, after those that are under way. `go` answers whether it arrived: if not, what waited for it is dropped,
   * as it would hit another cell.
   */
  readonly jump: (go: () => Promise<boolean>) => Promise<void>;
}

/** `caughtUp`: all that waited was done. `dropped`: it was not, with this text in it. */
export function useJumps(caughtUp: () => void, dropped: (text: string) => void): Jumps {
  const underWay = ref(0);
  let catchingUp = false;
  let waiting: { readonly action: () => void; readonly text: string; readonly anyway?: boolean }[] = [];
  let before: Promise<unknown> = Promise.resolve();
  let arrived = true;

  function afterwards(action: () => void, text = ''): void {
    if (underWay.value > 0) waiting.push({ action, text });
    else action();
  }

  function anyway(action: () => void): void {
    if (underWay.value > 0) waiting.push({ action, text: '', anyway: true });
    else action();
  }

  function jump(go: () => Promise<boolean>): Promise<void> {
    underWay.value++;
    const mine = before.then(async () => {
      try {
        if (!(await go())) arrived = false;
      } finally {
        underWay.value--;
        if (underWay.value === 0) catchUp();
      }
    });
    before = mine.catch(() => undefined);
    return mine;
  }

  /** One of them may jump again: the others wait on. */
  function catchUp(): void {
    const [actions, came] = [waiting, arrived];
    waiting = [];
    arrived = true;
    if (actions.length === 0) return;
    if (!came) {
      const lost = actions.filter((one) => !one.anyway);
      if (lost.length > 0) dropped(lost.map(({ text }) => text).join(''));
      for (const one of actions) if (one.anyway) one.action();
      return;
    }
    catchingUp = true;
    for (const one of actions) {
      if (one.anyway) anyway(one.action);
      else afterwards(one.action, one.text);
    }
    catchingUp = false;
    caughtUp();
  }

  return { isUnderWay: () => underWay.value > 0, isCatchingUp: () => catchingUp, afterwards, anyway, jump };
}
