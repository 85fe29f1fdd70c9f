import { z } from 'zod';
import { type Exchange, jsonOf } from './exchange.ts';

export type StorageRoute =
  | { kind: 'upload' | 'list' | 'info' | 'copy' | 'sign' | 'sign-upload' }
  | { kind: 'upload-signed'; bucket: string }
  | { kind: 'download'; signed: boolean; name: string }
  | { kind: 'other' };

const posts: readonly (readonly [RegExp, 'list' | 'copy' | 'sign' | 'sign-upload'])[] = [
  [/^\/object\/list\/[^/]+$/, 'list'],
  [/^\/object\/copy$/, 'copy'],
  [/^\/object\/upload\/sign\/[^/]+\/.+/, 'sign-upload'],
  [/^\/object\/sign\//, 'sign'],
];

/** The storage call of a request, if the gateway must change its request or response. */
export function storageRoute(method: string, pathname: string): StorageRoute {
  const path = pathname.replace(/^\/storage\/v1/, '');
  if (!path.startsWith('/object/')) return { kind: 'other' };
  if (method === 'GET' || method === 'HEAD') {
    if (path.startsWith('/object/info/')) return { kind: 'info' };
    const name = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
    return { kind: 'download', signed: path.startsWith('/object/sign/'), name };
  }
  if (method === 'PUT') {
    const bucket = /^\/object\/upload\/sign\/([^/]+)\//.exec(path)?.[1];
    return bucket ? { kind: 'upload-signed', bucket } : { kind: 'upload' };
  }
  if (method !== 'POST') return { kind: 'other' };
  const known = posts.find(([pattern]) => pattern.test(path));
  if (known) return { kind: known[1] };
  return path === '/object/move' ? { kind: 'other' } : { kind: 'upload' };
}

/** Whether a request needs no authorization: public objects, and signed addresses. */
export function needsNoKey(method: string, pathname: string): boolean {
  const path = pathname.replace(/^\/storage\/v1/, '');
  if (method === 'OPTIONS' || path === '/status') return true;
  if (method === 'PUT') return path.startsWith('/object/upload/sign/');
  if (method !== 'GET' && method !== 'HEAD') return false;
  return path.startsWith('/object/public/') || path.startsWith('/object/sign/');
}

/** The characters that the hosted service accepts in keys; they are ASCII without `[]{}<>#%"~^|\` and the backtick. */
const validKey = /^[\w/!\-.*'() &$@=;:+,?]+$/;

const destination = z.object({ destinationKey: z.string() });

/** The path after the bucket in `/object/[public|sign|upload/sign|info|authenticated]/{bucket}/{key}`. */
const addressedKey =
  /^\/storage\/v1\/object\/(?:(?:public|authenticated|sign|upload\/sign|info(?:\/(?:public|authenticated))?)\/)?[^/]+\/(.+)$/;

/** A key in the address, or the new key of a copy or move, that the hosted service refuses. */
export function invalidKey(exchange: Exchange): string | undefined {
  const { pathname } = exchange.url;
  if (exchange.method === 'DELETE' || pathname.startsWith('/storage/v1/object/list/')) return;
  const key = /^\/storage\/v1\/object\/(copy|move)$/.test(pathname)
    ? destination.safeParse(jsonOf(exchange)).data?.destinationKey
    : decodeURIComponent(addressedKey.exec(pathname)?.[1] ?? '');
  return key && !validKey.test(key) ? key : undefined;
}
