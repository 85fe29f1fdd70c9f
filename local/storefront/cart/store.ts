import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const tenDays = 10 * 24 * 60 * 60 * 1000;
const mostCarts = 1_000;

const cartRecord = z.object({
  token: z.string(),
  key: z.string(),
  updatedAt: z.string(),
  lines: z.array(z.object({ variantId: z.string(), quantity: z.number() })),
});
export type CartRecord = z.infer<typeof cartRecord>;

/** Carts by token, stored in one JSON file so that a restart keeps them. */
export class CartStore {
  readonly #file: string;
  readonly #carts: Map<string, CartRecord>;

  constructor(dataDir: string) {
    const folder = join(dataDir, 'storefront');
    mkdirSync(folder, { recursive: true });
    this.#file = join(folder, 'carts.json');
    this.#carts = new Map(readCarts(this.#file).map((cart) => [cart.token, cart]));
  }

  create(): CartRecord {
    return {
      token: `Z2N${randomBytes(15).toString('base64url')}`,
      key: randomBytes(16).toString('hex'),
      updatedAt: new Date().toISOString(),
      lines: [],
    };
  }

  /** The cart of a token; a wrong key finds nothing. */
  find(token: string, key: string): CartRecord | undefined {
    const cart = this.#carts.get(token);
    return cart && cart.key === key ? structuredClone(cart) : undefined;
  }

  /** Writes the file before it returns, so that a confirmed change is on disk. */
  save(cart: CartRecord): void {
    cart.updatedAt = new Date().toISOString();
    this.#carts.delete(cart.token);
    this.#carts.set(cart.token, structuredClone(cart));
    for (const token of this.#carts.keys()) {
      if (this.#carts.size <= mostCarts) break;
      this.#carts.delete(token);
    }
    const draft = `${this.#file}.${process.pid}`;
    writeFileSync(draft, JSON.stringify([...this.#carts.values()]));
    renameSync(draft, this.#file);
  }
}

function readCarts(file: string): CartRecord[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return [];
  }
  try {
    const oldest = new Date(Date.now() - tenDays).toISOString();
    return z
      .array(cartRecord)
      .parse(JSON.parse(text))
      .filter((cart) => cart.updatedAt > oldest);
  } catch {
    // An unreadable cart file does not stop the service; the file is kept for inspection.
    renameSync(file, `${file}.unreadable`);
    console.error('Los carritos guardados no se podían leer y se han apartado.');
    return [];
  }
}
