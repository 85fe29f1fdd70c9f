/** Milliseconds that this thread works on a task, without what other processes take meanwhile. */
export function cpuTimeOf(task: () => void): number {
  const before = process.threadCpuUsage();
  task();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
