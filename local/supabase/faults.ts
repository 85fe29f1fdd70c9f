import { z } from 'zod';

export const services = ['rest', 'auth', 'storage'] as const;
export const modes = ['ok', '500', '503', 'timeout', 'refused'] as const;
export type Service = (typeof services)[number];
export type Mode = (typeof modes)[number];

/** `{"service":"rest","mode":"500"}`; with `spare`, requests to that path of the service succeed. */
const order = z.object({
  service: z.enum(services),
  mode: z.enum(modes),
  spare: z.string().optional(),
});

export class Faults {
  readonly #modes: Record<Service, Mode> = { rest: 'ok', auth: 'ok', storage: 'ok' };
  readonly #spared: Partial<Record<Service, string | undefined>> = {};
  #changed = Promise.withResolvers<void>();

  state(): Record<Service, Mode> {
    return { ...this.#modes };
  }

  mode(service: Service, pathname?: string): Mode {
    return pathname && this.#spared[service] === pathname ? 'ok' : this.#modes[service];
  }

  set(request: unknown): boolean {
    const { data } = order.safeParse(request);
    if (!data) return false;
    this.#modes[data.service] = data.mode;
    this.#spared[data.service] = data.spare;
    this.#wake();
    return true;
  }

  /** Ends the requests that a timeout keeps waiting, because the service is about to stop. */
  end(): void {
    for (const service of services) {
      if (this.#modes[service] === 'timeout') this.#modes[service] = 'refused';
    }
    this.#wake();
  }

  #wake(): void {
    this.#changed.resolve();
    this.#changed = Promise.withResolvers<void>();
  }

  changed(): Promise<void> {
    return this.#changed.promise;
  }
}
