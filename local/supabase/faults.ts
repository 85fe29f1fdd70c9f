export const services = ['rest', 'auth', 'storage'] as const;
export const modes = ['ok', '500', 'timeout', 'refused'] as const;
export type Service = (typeof services)[number];
export type Mode = (typeof modes)[number];

function isService(value: unknown): value is Service {
  return services.some((service) => service === value);
}

function isMode(value: unknown): value is Mode {
  return modes.some((mode) => mode === value);
}

/** Failures that tests ask for; they live in memory and end with the process. */
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

  /**
   * Takes a request such as `{"service":"rest","mode":"500"}`; false when it makes no sense. With `"spare"` the requests to
   * that path go on: `"/rest/v1/user_roles"`.
   */
  set(request: unknown): boolean {
    if (typeof request !== 'object' || request === null) return false;
    if (!('service' in request) || !('mode' in request)) return false;
    if (!isService(request.service) || !isMode(request.mode)) return false;
    const spared = 'spare' in request ? request.spare : undefined;
    if (spared !== undefined && typeof spared !== 'string') return false;
    this.#modes[request.service] = request.mode;
    this.#spared[request.service] = spared;
    this.#wake();
    return true;
  }

  /** Drops the requests that a timeout holds, since the service is about to stop. */
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

  /** Resolves when any mode changes. */
  changed(): Promise<void> {
    return this.#changed.promise;
  }
}
