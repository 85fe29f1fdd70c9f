import 'server-only';
import type { IncomingMessage } from 'node:http';
import type { GateLimits } from '@/lib/http/body-gate';

/**
 * Counts the bytes of a body on their way from the connection to whoever reads it: `onExcess` once past the limit, and
 * the connection is cut when next to nothing comes for a while. A body that waits for its reader is not slow.
 */
export function watchBody(
  request: IncomingMessage,
  { largestBody, pace }: Pick<GateLimits, 'largestBody' | 'pace'>,
  onExcess: () => void,
): { stop: () => void } {
  const push = request.push.bind(request);
  let [total, before] = [0, 0];
  let exceeded = false;
  request.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    total += chunk?.length ?? 0;
    if (total <= largestBody) return push(chunk, encoding);
    if (!exceeded) onExcess();
    exceeded = true;
    return true;
  };
  const timer = setInterval(() => {
    const slow = total - before < pace.bytes;
    before = total;
    if (slow && !request.complete && request.readableLength === 0) request.destroy();
  }, pace.milliseconds);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
