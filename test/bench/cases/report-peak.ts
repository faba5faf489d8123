// Loaded before a program that the bench measures: tells its peak memory when it ends, on a line of its own on stderr.
process.on('exit', () => {
  // maxRSS is in kilobytes on every platform (libuv).
  process.stderr.write(`peak-mb ${process.resourceUsage().maxRSS / 1024}\n`);
});
