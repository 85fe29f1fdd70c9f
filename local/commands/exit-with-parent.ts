import { isMainThread } from 'node:worker_threads';

/**
 * Preloaded into every process that `up` starts, and inherited by the workers of next. When the parent ends, even by
 * kill -9, a process without a `disconnect` listener (next) exits at once; the others get some time to stop. This frees
 * the ports for the next start. The parent's pid is polled because a listener on the IPC channel keeps a finished
 * process alive, and unreferencing the channel ends a waiting worker.
 */
const shutdownTimeout = 8000;
const parent = process.ppid;

if (isMainThread) {
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    if (process.listenerCount('disconnect') === 0) process.exit(1);
    clearInterval(timer);
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), shutdownTimeout).unref();
  }, 500);
  timer.unref();
}
