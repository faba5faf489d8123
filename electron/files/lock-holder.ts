// Who holds a lock, in words, in a small file beside it: for messages, and for how long it pays to wait. Whether it is held the
// system tells.
import { lstatSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, uptime } from 'node:os';
import * as v from 'valibot';

const HOLDER = v.object({
  host: v.pipe(v.string(), v.maxLength(255)),
  /** Of the start of the system: on another one, or after a restart, process numbers mean nothing. */
  boot: v.pipe(v.string(), v.maxLength(64)),
  pid: v.number(),
  /** The process that started it, which an engine ends with; absent where an older version noted itself. */
  parent: v.optional(v.number()),
  /** When its process began, in milliseconds since 1970. */
  started: v.number(),
  /** When it took the lock. */
  since: v.number(),
});

export type LockHolder = v.InferOutput<typeof HOLDER>;

const MOST_BYTES = 2_000;

/** Where it stands. */
function fileOf(lock: string): string {
  return `${lock}-holder`;
}

/** Notes this process as the holder, which it is by now; where it can't be, or only half of it is there yet, there are no words. */
export function noteHolder(lock: string): void {
  // What a killed one left; also, a link would lead elsewhere.
  forgetHolder(lock);
  try {
    writeFileSync(fileOf(lock), JSON.stringify(thisProcess()), { flag: 'wx', mode: 0o644 });
  } catch {
    // As said.
  }
}

/** To be called by the holder, while it still has the lock. */
export function forgetHolder(lock: string): void {
  try {
    rmSync(fileOf(lock), { force: true });
  } catch {
    // The next holder writes over it.
  }
}

/** What this process notes of one lock. */
export class HolderNote {
  readonly #lock: string;
  #isThere = false;

  constructor(lock: string) {
    this.#lock = lock;
  }

  /** To be called by who has the lock. */
  note(): void {
    noteHolder(this.#lock);
    this.#isThere = true;
  }

  /** To be called before the lock is given back; nothing happens where nothing was noted. */
  forget(): void {
    if (this.#isThere) forgetHolder(this.#lock);
    this.#isThere = false;
  }
}

/** Who has a lock that is held; null where nobody said so. */
export function holderOf(lock: string): LockHolder | null {
  try {
    const found = lstatSync(fileOf(lock));
    if (!found.isFile() || found.size > MOST_BYTES) return null;
    return v.parse(HOLDER, JSON.parse(readFileSync(fileOf(lock), 'utf8')));
  } catch {
    return null;
  }
}

/** Whether a lock is held by a process of this system whose parent has gone: an engine that is about to end. */
export function isLeftBehind(lock: string): boolean {
  const holder = holderOf(lock);
  if (holder?.parent === undefined) return false;
  const { host, boot } = thisProcess();
  return holder.host === host && holder.boot === boot && !isRunning(holder.parent);
}

/** Whether this system has a process with this number. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's may not be asked, but is there.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** For messages: the time as it is here, "2026-03-31 14:05". */
export function sinceText({ since }: LockHolder): string {
  const date = new Date(since);
  const two = (n: number): string => String(n).padStart(2, '0');
  const day = `${String(date.getFullYear())}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

function thisProcess(): LockHolder {
  const now = Date.now();
  return {
    host: hostname(),
    boot: bootId() ?? String(Math.round((now - uptime() * 1000) / 10_000)),
    pid: process.pid,
    parent: process.ppid,
    started: Math.round(now - process.uptime() * 1000),
    since: now,
  };
}

/** As Linux has it. */
function bootId(): string | null {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return null;
  }
}
