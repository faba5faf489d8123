// What the bench puts into the page before the app starts: stamps of frames, and waits that end when a frame was painted.
// It runs in the browser and touches nothing of the app.

/** In-page interface, as `window.probe`. All times are performance.now() of the page, in ms. */
export interface PageProbe {
  /** When the app's first element, the grid, and its first row with a text had been painted; 0 before. */
  readonly marks: { app: number; grid: number; rows: number };
  /** Collects the times between frames, and in how many frames a row in sight had no data. */
  startFrames(): void;
  stopFrames(): { readonly gaps: readonly number[]; readonly blank: number };
  /** Waits until the row at a position (from 0) shows this text, painted; returns the ms since `since`. */
  painted(position: number, text: string, since: number): Promise<number>;
  /** The time of the last key press, as the browser stamped it. */
  readonly lastKey: { at: number };
  /** ms from sending to answer of each request of this name, oldest first. */
  readonly requests: { readonly name: string; readonly sent: number; ms: number }[];
}

export interface ProbeWindow {
  probe: PageProbe;
}

/** Installs the probe. Given to the page as source text, so it uses nothing from outside itself. */
export function installProbe(): void {
  const marks = { app: 0, grid: 0, rows: 0 };
  const lastKey = { at: 0 };
  const requests: { name: string; sent: number; ms: number }[] = [];
  const asked = new Map<number, { name: string; sent: number; ms: number }>();

  /** Calls back in a task after the frame that is being made: its pixels are done then. */
  const afterPaint = (done: () => void): void => {
    setTimeout(done, 0);
  };
  const rowAt = (position: number): Element | null =>
    document.querySelector(`.data-grid__layer > [role=row][aria-rowindex="${String(position + 2)}"]`);
  const inSight = (row: Element): boolean => {
    const body = document.querySelector('.data-grid__body')?.getBoundingClientRect();
    const box = row.getBoundingClientRect();
    return body !== undefined && box.bottom > body.top + 1 && box.top < body.bottom - 1;
  };
  const shows = (position: number, text: string): boolean => {
    const row = rowAt(position);
    if (!row || row.classList.contains('is-loading') || !inSight(row)) return false;
    return [...row.querySelectorAll('[role=gridcell]')].some((cell) => cell.textContent.trim() === text);
  };
  const anyBlank = (): boolean =>
    [...document.querySelectorAll('.data-grid__layer > .is-loading')].some((row) => inSight(row));

  const until = (test: () => boolean): Promise<number> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (!test()) requestAnimationFrame(look);
        else afterPaint(() => resolve(performance.now()));
      };
      requestAnimationFrame(look);
    });

  void until(() => (document.querySelector('#app')?.childElementCount ?? 0) > 0).then(
    (at) => (marks.app = at),
  );
  void until(() => document.querySelector('[role=grid]') !== null).then((at) => (marks.grid = at));
  const first = '.data-grid__layer > [role=row]:not(.is-loading)';
  void until(() => document.querySelector(first) !== null).then((at) => (marks.rows = at));
  addEventListener('keydown', (event) => (lastKey.at = event.timeStamp), true);

  const { send } = WebSocket.prototype;
  const listening = new WeakSet<WebSocket>();
  WebSocket.prototype.send = function (this: WebSocket, data: string) {
    const { id, name } = JSON.parse(data) as { id: number; name: string };
    const request = { name, sent: performance.now(), ms: NaN };
    asked.set(id, request);
    requests.push(request);
    if (!listening.has(this)) {
      listening.add(this);
      this.addEventListener('message', (message: MessageEvent<string>) => {
        const at = performance.now();
        const answered = /^\{"id":(\d+)/.exec(message.data.slice(0, 24));
        const known = answered ? asked.get(Number(answered[1])) : undefined;
        if (known) known.ms = at - known.sent;
      });
    }
    send.call(this, data);
  };

  let frames: { gaps: number[]; blank: number; last: number } | null = null;
  const probe: PageProbe = {
    marks,
    lastKey,
    requests,
    startFrames() {
      const mine = { gaps: [], blank: 0, last: 0 };
      frames = mine;
      const frame = (at: number): void => {
        if (frames !== mine) return;
        if (frames.last > 0) frames.gaps.push(at - frames.last);
        frames.last = at;
        if (anyBlank()) frames.blank++;
        requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    },
    stopFrames() {
      const result = frames ?? { gaps: [], blank: 0 };
      frames = null;
      return { gaps: result.gaps, blank: result.blank };
    },
    async painted(position, text, since) {
      return (await until(() => shows(position, text))) - since;
    },
  };
  (window as unknown as ProbeWindow).probe = probe;
}
