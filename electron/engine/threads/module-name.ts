// How a module is called that another one starts by its address, such as that of a thread. It loads nothing.

/** `built`: its name as it is built, beside the other one at `from`; where that one runs from source, it does so, too. */
export function moduleName(built: string, from: string): string {
  return from.endsWith('.ts') ? built.replace(/\.js$/, '.ts') : built;
}
