// Ends the process or thread that left a rejection unhandled, as Node does by itself; Electron only warns.

/** To be called once, first of all. */
export function endOnRejection(): void {
  process.on('unhandledRejection', (cause) => {
    throw cause;
  });
}
