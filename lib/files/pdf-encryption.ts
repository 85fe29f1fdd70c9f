import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { type Budget, refuse, spend } from './inspection';
import { isNull, numberOf, type PdfId, type PdfValue, valuesOf } from './pdf-objects';

/**
 * Decrypts a PDF that opens without a password: its user password is empty, and the owner's only restricts printing or
 * changes (ISO 32000-2, 7.6, the standard security handler, revisions 2 to 6).
 */

/** Decrypts the data or a string of an object. */
type Decrypt = (bytes: Buffer, id: PdfId, what: 'stream' | 'string') => Buffer;

type Method = 'none' | 'rc4' | 'aes-128' | 'aes-256';
const methods: Readonly<Record<string, Method>> = {
  None: 'none',
  V2: 'rc4',
  AESV2: 'aes-128',
  AESV3: 'aes-256',
};

const padding = Buffer.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a',
  'hex',
);
const md5 = (...parts: Uint8Array[]) => createHash('md5').update(Buffer.concat(parts)).digest();
const sha256 = (...parts: Uint8Array[]) =>
  createHash('sha256').update(Buffer.concat(parts)).digest();

/** Decrypting a string by another key takes as long as inflating so many bytes. */
const decryptionCost = 1024;

/** The encryptions of one file: what looks like its trailer may belong to an attached file, or to nothing. */
export class PdfEncryptions {
  readonly #budget: Budget;
  /** By the names of the decryptions: a PDF attached to this one may have another encryption. */
  readonly #decrypts = new Map<string, Decrypt>();
  /** Whether a reader may take the file for one without encryption. */
  #isPlain = true;
  /** Whether there is an encryption that the empty password does not open. */
  isLocked = false;

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  /** Opens the encryption of every trailer; `resolve` finds the objects that a value may be. */
  open(trailers: readonly PdfValue[], resolve: (value: PdfValue) => PdfValue[]): void {
    let hasEncryption = false;
    const isEncrypted: boolean[] = [];
    for (const trailer of trailers) {
      const [ids] = valuesOf(trailer, 'ID');
      const first = ids?.type === 'array' ? ids.items[0] : undefined;
      const id = Buffer.from(first?.type === 'string' ? first.text : '', 'latin1');
      const encryptions = valuesOf(trailer, 'Encrypt').filter((value) => !isNull(value));
      hasEncryption ||= encryptions.length > 0;
      const dictionaries = encryptions.flatMap(resolve).filter(({ type }) => type === 'dictionary');
      this.isLocked ||= dictionaries.length < encryptions.length;
      if (valuesOf(trailer, 'Root').length > 0) isEncrypted.push(dictionaries.length > 0);
      for (const dictionary of dictionaries) {
        // It is hashed twice: to check the password and to open the key.
        spend(this.#budget, { entries: 2 });
        const opened = decryption(dictionary, id);
        if (opened) this.#decrypts.set(opened.name, opened.decrypt);
        else this.isLocked = true;
      }
    }
    if (hasEncryption && this.#decrypts.size === 0) refuse('locked');
    this.#isPlain = isEncrypted.length === 0 || isEncrypted.includes(false);
  }

  /** All readings of the bytes: decrypted by each key, and unchanged. */
  readings(bytes: Buffer, id: PdfId | null, what: 'stream' | 'string'): Buffer[] {
    if (!id || this.#decrypts.size === 0) return [bytes];
    const others = this.#decrypts.size - 1;
    if (others > 0) spend(this.#budget, { inflated: others * (bytes.length + decryptionCost) });
    const decrypted = [...this.#decrypts.values()].map((decrypt) => decrypt(bytes, id, what));
    return this.#isPlain ? [...decrypted, bytes] : decrypted;
  }
}

/** Equal names mean the same key and methods. */
type Decryption = { name: string; decrypt: Decrypt };

/** The decryption by the empty password; null when the file needs another one, or a handler that is not the standard. */
function decryption(dictionary: PdfValue, fileId: Buffer): Decryption | null {
  const field = (key: string) => valuesOf(dictionary, key)[0];
  const bytes = (key: string) => {
    const value = field(key);
    return Buffer.from(value?.type === 'string' ? value.text : '', 'latin1');
  };
  const filter = field('Filter');
  if (filter?.type !== 'name' || filter.text !== 'Standard') return null;
  const [version, revision] = [numberOf(field('V')) ?? 0, numberOf(field('R')) ?? 0];
  const key =
    version >= 5
      ? newKey(bytes('U'), bytes('UE'), revision)
      : oldKey(dictionary, fileId, version, revision);
  if (!key) return null;
  const method = (name: 'StmF' | 'StrF'): Method => {
    if (version < 4) return 'rc4';
    const filterName = field(name);
    if (filterName?.type !== 'name' || filterName.text === 'Identity') return 'none';
    const filters = field('CF');
    const crypt = filters && valuesOf(filters, filterName.text)[0];
    const how = crypt && valuesOf(crypt, 'CFM')[0];
    return (how?.type === 'name' && methods[how.text]) || 'none';
  };
  const [ofStreams, ofStrings] = [method('StmF'), method('StrF')];
  return {
    name: [key.toString('hex'), ofStreams, ofStrings].join(),
    decrypt: (data, id, what) => decrypt(data, key, id, what === 'stream' ? ofStreams : ofStrings),
  };
}

/** The key of revisions 2 to 4, if the empty password opens the file. */
function oldKey(dictionary: PdfValue, fileId: Buffer, version: number, revision: number) {
  const field = (key: string) => valuesOf(dictionary, key)[0];
  const [owner, user] = [field('O'), field('U')];
  const permissions = field('P');
  if (owner?.type !== 'string' || user?.type !== 'string' || permissions?.type !== 'word')
    return null;
  const bits = Buffer.alloc(4);
  bits.writeInt32LE(Number(permissions.text) | 0);
  const metadata = field('EncryptMetadata');
  const isOpen = revision >= 4 && metadata?.type === 'word' && metadata.text === 'false';
  const declared = version === 1 ? 40 : version === 4 ? 128 : (numberOf(field('Length')) ?? 40);
  const length = Math.min(Math.max(declared < 40 ? declared : declared / 8, 5), 16);
  const o = Buffer.from(owner.text, 'latin1').subarray(0, 32);
  let key = md5(padding, o, bits, fileId, isOpen ? Buffer.alloc(4, 0xff) : Buffer.alloc(0));
  if (revision >= 3) for (let round = 0; round < 50; round += 1) key = md5(key.subarray(0, length));
  key = key.subarray(0, length);
  const given = Buffer.from(user.text, 'latin1');
  if (revision === 2) return rc4(key, padding).equals(given.subarray(0, 32)) ? key : null;
  let check = rc4(key, md5(padding, fileId));
  for (let round = 1; round <= 19; round += 1)
    check = rc4(
      key.map((byte) => byte ^ round),
      check,
    );
  return check.equals(given.subarray(0, 16)) ? key : null;
}

/** The key of revisions 5 and 6, if the empty password opens the file. */
function newKey(user: Buffer, encrypted: Buffer, revision: number): Buffer | null {
  if (user.length < 48 || encrypted.length < 32) return null;
  const hash = revision === 5 ? sha256 : hardened;
  if (!hash(user.subarray(32, 40)).equals(user.subarray(0, 32))) return null;
  const decipher = createDecipheriv('aes-256-cbc', hash(user.subarray(40, 48)), Buffer.alloc(16));
  decipher.setAutoPadding(false);
  return decipher.update(encrypted.subarray(0, 32));
}

/** The hash of revision 6 (algorithm 2.B) for the empty password. */
function hardened(salt: Buffer): Buffer {
  let key: Buffer = sha256(salt);
  for (let round = 0; ; round += 1) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32));
    cipher.setAutoPadding(false);
    const block = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => key)));
    const rest = block.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = createHash(['sha256', 'sha384', 'sha512'][rest] ?? 'sha256')
      .update(block)
      .digest();
    if (round >= 63 && (block.at(-1) ?? 0) <= round - 31) return key.subarray(0, 32);
  }
}

function decrypt(data: Buffer, key: Buffer, { number, generation }: PdfId, method: Method): Buffer {
  if (method === 'none') return data;
  const salt = Buffer.alloc(5);
  salt.writeUIntLE(number & 0xffffff, 0, 3);
  salt.writeUInt16LE(generation & 0xffff, 3);
  const own = (suffix = '') =>
    md5(key, salt, Buffer.from(suffix)).subarray(0, Math.min(key.length + 5, 16));
  if (method === 'rc4') return rc4(own(), data);
  const cipher = method === 'aes-128' ? 'aes-128-cbc' : 'aes-256-cbc';
  const whole = data.length - (data.length % 16);
  // It has no block behind its initial vector, so it is not encrypted.
  if (whole < 32) return data;
  const decipher = createDecipheriv(
    cipher,
    method === 'aes-128' ? own('sAlT') : key,
    data.subarray(0, 16),
  );
  // Node would throw at a wrong padding.
  decipher.setAutoPadding(false);
  return withoutPadding(decipher.update(data.subarray(16, whole)));
}

/** Each byte of the padding is its length, 1 to 16. */
function withoutPadding(data: Buffer): Buffer {
  const length = data.at(-1) ?? 0;
  const isPadded = length >= 1 && length <= 16;
  return isPadded && data.subarray(-length).every((byte) => byte === length)
    ? data.subarray(0, -length)
    : data;
}

/** OpenSSL 3 no longer offers it, and old files use nothing else. */
function rc4(key: Uint8Array, data: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (one: number, other: number) => {
    [state[one], state[other]] = [state[other] ?? 0, state[one] ?? 0];
  };
  for (let index = 0, other = 0; index < 256; index += 1) {
    other = (other + (state[index] ?? 0) + (key[index % key.length] ?? 0)) & 255;
    swap(index, other);
  }
  let [one, other] = [0, 0];
  return Buffer.from(data).map((byte) => {
    one = (one + 1) & 255;
    other = (other + (state[one] ?? 0)) & 255;
    swap(one, other);
    return byte ^ (state[((state[one] ?? 0) + (state[other] ?? 0)) & 255] ?? 0);
  }) as Buffer;
}
