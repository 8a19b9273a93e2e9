/**
 * Prints the resource usage of the process when it exits: CPU in microseconds, memory in kilobytes.
 */
process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  process.stdout.write(`\nusage ${JSON.stringify([userCPUTime + systemCPUTime, maxRSS])}\n`);
});
