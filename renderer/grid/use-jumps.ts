// Keys and clipboard that come while it is asked where a jump leads wait for its end: they are meant for the cell there.

export interface Jumps {
  /** A jump is under way. */
  readonly isUnderWay: () => boolean;
  /** What waited for a jump is being done, one after the other. */
  readonly isCatchingUp: () => boolean;
  /** Does something now, or as soon as the jump under way has ended. */
  readonly afterwards: (action: () => void) => void;
  /** Makes a jump. `go` answers whether it arrived: if not, what waited for it is dropped, as it would hit another cell. */
  readonly jump: (go: () => Promise<boolean>) => Promise<void>;
}

/** `caughtUp`: all that waited was done. */
export function useJumps(caughtUp: () => void): Jumps {
  let underWay = false;
  let catchingUp = false;
  let waiting: (() => void)[] = [];

  function afterwards(action: () => void): void {
    if (underWay) waiting.push(action);
    else action();
  }

  async function jump(go: () => Promise<boolean>): Promise<void> {
    underWay = true;
    let arrived = false;
    try {
      arrived = await go();
    } finally {
      underWay = false;
      catchUp(arrived);
    }
  }

  /** One of them may jump again: the others wait on. */
  function catchUp(arrived: boolean): void {
    const actions = waiting;
    waiting = [];
    if (!arrived || actions.length === 0) return;
    catchingUp = true;
    for (const action of actions) afterwards(action);
    catchingUp = false;
    caughtUp();
  }

  return { isUnderWay: () => underWay, isCatchingUp: () => catchingUp, afterwards, jump };
}
