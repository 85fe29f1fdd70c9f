import { type ClientRequest, request } from 'node:http';
import { multipart } from './raw-form.ts';

/** One form of the largest size is let in, five hundred wait, and the next one is sent away (lib/http/body-gate.ts). */
const senders = 502;
const largestForm = 24 * 1024 * 1024;

/** So many people send forms, without ever getting on with it, that nobody else is let in. */
export class Crowd {
  readonly #address: URL;
  readonly #outgoing = new Set<ClientRequest>();
  #isOver = false;

  private constructor(address: URL) {
    this.#address = address;
  }

  /** Resolves as soon as somebody is sent away. */
  static async gather(address: URL): Promise<Crowd> {
    const crowd = new Crowd(address);
    const headers = { ...multipart, 'content-length': String(largestForm) };
    await new Promise<void>((sentAway) => {
      for (let count = 0; count < senders; count += 1) crowd.#send(headers, sentAway);
    });
    return crowd;
  }

  disperse(): void {
    this.#isOver = true;
    for (const outgoing of this.#outgoing) outgoing.destroy();
  }

  #send(headers: Record<string, string>, sentAway: () => void): void {
    const outgoing = request(this.#address, { method: 'POST', agent: false, headers });
    this.#outgoing.add(outgoing);
    outgoing.once('response', (answer) => {
      answer.resume().once('error', () => undefined);
      if (answer.statusCode === 503) sentAway();
    });
    // Whoever is inside and brings nothing is shown out after a while; somebody else takes the place in the queue.
    outgoing.on('error', () => {
      this.#outgoing.delete(outgoing);
      if (!this.#isOver) this.#send(headers, sentAway);
    });
    outgoing.flushHeaders();
  }
}
