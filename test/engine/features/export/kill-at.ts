// Kills this process at its nth operation on files, for exports that die for good. To be called before the modules
// under test are imported; it counts what they do through node:fs and node:fs/promises.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

type Operation = (...args: unknown[]) => unknown;

/** `after`: the operation still happens. `only`: no other operation counts. */
export async function killAt(n: number, after: boolean, only?: string): Promise<void> {
  let count = 0;
  const counted = (operation: Operation, name: string): Operation =>
    function (this: unknown, ...args) {
      if (name === (only ?? name)) count++;
      const isLast = count === n && name === (only ?? name);
      if (isLast && !after) die();
      const result: unknown = operation.apply(this, args);
      if (!isLast) return result;
      if (!(result instanceof Promise)) die();
      return (result as Promise<unknown>).finally(die);
    };
  const handle = await fs.promises.open(import.meta.filename);
  const methods = Object.getPrototypeOf(handle) as Record<string, Operation>;
  await handle.close();
  wrap(methods, ['writeFile', 'writev', 'sync', 'read'], counted);
  wrap(
    fs.promises as unknown as Record<string, Operation>,
    ['access', 'lstat', 'mkdir', 'open', 'readFile', 'readdir', 'rename', 'rm', 'rmdir', 'stat'],
    counted,
  );
  wrap(
    fs as unknown as Record<string, Operation>,
    ['lstatSync', 'mkdirSync', 'readFileSync', 'renameSync', 'rmdirSync', 'unlinkSync'],
    counted,
  );
  syncBuiltinESMExports();
}

function die(): void {
  process.kill(process.pid, 'SIGKILL');
}

function wrap(
  target: Record<string, Operation>,
  names: readonly string[],
  by: (operation: Operation, name: string) => Operation,
): void {
  for (const name of names) {
    const operation = target[name];
    if (!operation) throw new Error(`There is no operation ${name}.`);
    target[name] = by(operation, name);
  }
}
