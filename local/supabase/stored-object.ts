import { createHash } from 'node:crypto';

export type ObjectHead = {
  mimetype: string;
  cacheControl: string;
  size: number;
  contentLength: number;
  eTag: string;
  lastModified: string;
};

const lengthBytes = 4;

/** The metadata of an object, stored before its content in one file, so that both change together. */
export function encodeObject(
  content: Uint8Array,
  mimetype: string,
  cacheControl: string,
): { head: ObjectHead; parts: Uint8Array[] } {
  const head: ObjectHead = {
    mimetype,
    cacheControl,
    size: content.byteLength,
    contentLength: content.byteLength,
    eTag: `"${createHash('md5').update(content).digest('hex')}"`,
    lastModified: new Date().toISOString(),
  };
  const json = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32BE(json.byteLength);
  return { head, parts: [length, json, content] };
}

export function decodeObject(file: Buffer): { head: ObjectHead; content: Buffer } {
  const end = lengthBytes + file.readUInt32BE(0);
  const head: ObjectHead = JSON.parse(file.toString('utf8', lengthBytes, end));
  return { head, content: file.subarray(end) };
}
