import { type Delivery, type Destination, sendFile } from '@/components/forms/upload-request';

export type UploadState =
  | { phase: 'waiting' }
  | { phase: 'sending'; sent: number }
  | { phase: 'checking' }
  | { phase: 'done'; reference: string }
  | { phase: 'refused'; error: string }
  | { phase: 'stopped'; why: 'cancelled' | 'failed' };

/** An older reference may expire during the submission (lib/files/attachment.ts), so the file is uploaded again. */
const freshMilliseconds = 75 * 60 * 1000;
/** Pauses before the second and the third try. */
const pauses = [1500, 4000];

/** Uploads run one at a time, because parallel ones share the bandwidth. */
let line: Promise<unknown> = Promise.resolve();

/** One file upload, which can be cancelled and restarted. Components subscribe with `listen`. */
export class Upload {
  readonly file: File;
  readonly #destination: Destination;
  readonly #listeners = new Set<() => void>();
  #state: UploadState = { phase: 'waiting' };
  #run: Promise<void> = Promise.resolve();
  #leaving = new AbortController();
  #startedAt = 0;

  constructor(file: File, destination: Destination) {
    this.file = file;
    this.#destination = destination;
    this.start();
  }

  state = (): UploadState => this.#state;

  listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  start(): void {
    const leaving = new AbortController();
    this.#leaving = leaving;
    this.#show({ phase: 'waiting' });
    const turn = line;
    this.#run = turn.then(() => this.#send(leaving.signal));
    line = this.#run.catch(() => undefined);
  }

  cancel(): void {
    this.#leaving.abort();
    const { phase } = this.#state;
    if (phase === 'done' || phase === 'refused') return;
    this.#show({ phase: 'stopped', why: 'cancelled' });
  }

  /** Waits for the end of the upload; restarts it when it was stopped, rate-limited or is too old. */
  async settle(): Promise<UploadState> {
    const isOld = this.#state.phase === 'done' && Date.now() - this.#startedAt > freshMilliseconds;
    const { phase } = this.#state;
    const wasPutOff = this.#state.phase === 'refused' && this.#state.error === 'rate_limit';
    if (isOld || wasPutOff || phase === 'stopped') this.start();
    await this.#run;
    return this.#state;
  }

  /** Shows the error that the server found when it inspected the file. */
  refuse(error: string): void {
    if (this.#state.phase === 'done') this.#show({ phase: 'refused', error });
  }

  async #send(signal: AbortSignal): Promise<void> {
    const delivery: Delivery = {
      file: this.file,
      destination: this.#destination,
      ticket: null,
    };
    this.#startedAt = Date.now();
    for (const pause of [...pauses, null]) {
      if (signal.aborted) return;
      const outcome = await sendFile(delivery, signal, (sent) =>
        this.#show(sent < this.file.size ? { phase: 'sending', sent } : { phase: 'checking' }),
      );
      if (signal.aborted) return;
      if (outcome !== 'again') {
        this.#show(outcome);
        return;
      }
      if (pause === null) break;
      this.#show({ phase: 'waiting' });
      await new Promise((done) => setTimeout(done, pause));
    }
    this.#show({ phase: 'stopped', why: 'failed' });
  }

  #show(state: UploadState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
