// Runs the engine's process as Electron's utility process does, on Node: with a parent port, and rejections only warned of.
// The port is carried over the channel of a forked process.
import { engineEntry } from '../../electron/supervisor/fork-port.ts';

/** What a test asks of the process besides what it tells the engine. */
export type StandInOrder = { readonly order: 'reject' } | { readonly order: 'cloneNothing' };

let mayClone = true;

const parentPort = {
  on: (_event: 'message', listener: (message: { readonly data: unknown }) => void): void => {
    process.on('message', (data: object) => {
      if (!('order' in data)) listener({ data });
      else if ((data as StandInOrder).order === 'cloneNothing') mayClone = false;
      else void Promise.reject(new Error('nobody handled it'));
    });
  },
  postMessage: (message: unknown): void => {
    if (!mayClone) {
      mayClone = true;
      throw new DOMException('() => 1 could not be cloned.', 'DataCloneError');
    }
    process.send?.(message);
  },
};

Object.assign(process, { parentPort });
await import(engineEntry().href);
process.send?.('ready');
