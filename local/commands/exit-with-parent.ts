import { isMainThread } from 'node:worker_threads';

/**
 * Preloaded into every process that `up` starts, and inherited by the workers of next. When the parent goes away, even by
 * kill -9, a process that does not notice by itself (next) ends at once; the others, which listen for the closing of their
 * channel, have some time. So the ports are free for the next start.
 *
 * The parent is looked at instead of the channel, because listening to a channel keeps a finished process alive, and
 * letting go of it ends a waiting worker.
 */
const patience = 8000;
const parent = process.ppid;

if (isMainThread) {
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    if (process.listenerCount('disconnect') === 0) process.exit(1);
    clearInterval(timer);
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), patience).unref();
  }, 500);
  timer.unref();
}
