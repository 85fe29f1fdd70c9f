import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { App } from '@supabase/lite';
import { writeFileDurably } from '../shared/durable-file.ts';
import { codeOf } from '../shared/failure.ts';
import { decodeObject, encodeObject, type ObjectHead } from './stored-object.ts';

type StorageAdapter = NonNullable<App['_storageAdapter']>;
type Body = Parameters<StorageAdapter['uploadObject']>[3];

function metadata(head: ObjectHead) {
  return { ...head, httpStatusCode: 200, lastModified: new Date(head.lastModified) };
}

async function collect(body: Body): Promise<Uint8Array> {
  if (body instanceof Uint8Array) return body;
  const chunks: Uint8Array[] = [];
  for await (const chunk of body as AsyncIterable<Uint8Array>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function readObject(path: string) {
  try {
    return decodeObject(await readFile(path));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Stores objects as files. Their names are digests, because keys may contain characters that paths may not. */
export function createStorageAdapter(root: string): StorageAdapter {
  const pathOf = (bucket: string, key: string) => {
    const digest = createHash('sha256').update(`${bucket}\0${key}`).digest('hex');
    return join(root, digest.slice(0, 2), digest);
  };
  const missing = (bucket: string, key: string) => new Error(`no object ${bucket}/${key}`);

  const store = async (path: string, content: Uint8Array, type: string, cacheControl: string) => {
    const { head, parts } = encodeObject(content, type, cacheControl);
    await writeFileDurably(path, parts);
    return metadata(head);
  };

  return {
    driver: root,
    async getObject(bucket, key) {
      const object = await readObject(pathOf(bucket, key));
      const absent = { mimetype: '', cacheControl: '', size: 0, contentLength: 0, eTag: '' };
      // A missing body tells the library that the object does not exist.
      if (!object) return { metadata: absent, httpStatusCode: 404 };
      return { metadata: metadata(object.head), httpStatusCode: 200, body: object.content };
    },
    async uploadObject(bucket, key, _version, body, contentType, cacheControl) {
      return store(pathOf(bucket, key), await collect(body), contentType, cacheControl);
    },
    async deleteObject(bucket, key) {
      await rm(pathOf(bucket, key), { force: true });
    },
    async deleteObjects(bucket, keys) {
      for (const key of keys) await rm(pathOf(bucket, key), { force: true });
    },
    async copyObject(bucket, key, _version, toBucket, toKey) {
      const object = await readObject(pathOf(bucket, key));
      if (!object) throw missing(bucket, key);
      const { mimetype, cacheControl } = object.head;
      const copy = await store(pathOf(toBucket, toKey), object.content, mimetype, cacheControl);
      return { httpStatusCode: 200, eTag: copy.eTag, lastModified: copy.lastModified };
    },
    async headObject(bucket, key) {
      const object = await readObject(pathOf(bucket, key));
      if (!object) throw missing(bucket, key);
      return metadata(object.head);
    },
    async privateAssetUrl(bucket, key) {
      return `file://${pathOf(bucket, key)}`;
    },
  };
}
