import { type Exchange, jsonOf, withJson } from './exchange.ts';
import { mendStorageError, refusal } from './storage-errors.ts';
import type { StorageRoute } from './storage-route.ts';

type Json = Record<string, unknown>;

function record(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** storage-js adds its base address in front. */
function relative(address: unknown): string | null {
  return typeof address === 'string' && address !== ''
    ? address.replace(/^\/storage\/v1/, '')
    : null;
}

function info(content: unknown): Json {
  const { id, name, version, bucket_id, created_at, updated_at, metadata, user_metadata } =
    record(content);
  const stored = record(metadata);
  return {
    id,
    name,
    version,
    bucket_id,
    size: stored['size'],
    content_type: stored['mimetype'],
    cache_control: stored['cacheControl'],
    etag: stored['eTag'],
    metadata: user_metadata ?? null,
    last_modified: stored['lastModified'] ?? updated_at,
    created_at,
  };
}

/** The library names an object by its path only; the hosted service puts the bucket in front. */
function copiedKey(exchange: Exchange, key: unknown): string {
  const body = record(jsonOf(exchange));
  return `${body['destinationBucket'] ?? body['bucketId']}/${key}`;
}

function mendedContent(route: StorageRoute, content: unknown, exchange: Exchange): unknown {
  const { signedUrl, key, token } = record(content);
  if (route.kind === 'sign') return { signedURL: relative(signedUrl) };
  if (route.kind === 'sign-upload') return { url: relative(signedUrl), token };
  if (route.kind === 'copy') return { Key: copiedKey(exchange, key) };
  if (route.kind === 'upload-signed') return { Key: `${route.bucket}/${record(content)['Key']}` };
  if (route.kind === 'info') return info(content);
  return content;
}

function asAttachment(answer: Response, fileName: string): Response {
  const headers = new Headers(answer.headers);
  const name = encodeURIComponent(fileName);
  headers.set('content-disposition', `attachment; filename=${name}; filename*=UTF-8''${name};`);
  return new Response(answer.body, { status: answer.status, headers });
}

/** The refusal of a signed address: a token that is invalid or expired, or that belongs to another path. */
async function mendSignedError(answer: Response): Promise<Response> {
  // The library answers a bad token with its generic error.
  if (answer.status === 500) return refusal(400, 'InvalidJWT', 'invalid or expired signature');
  const isForeign =
    answer.status === 403 && record(await answer.clone().json())['error'] === 'Invalid token';
  return isForeign
    ? refusal(400, 'InvalidSignature', 'Invalid signature')
    : mendStorageError(answer);
}

async function mendDownload(
  route: Extract<StorageRoute, { kind: 'download' }>,
  answer: Response,
  url: URL,
): Promise<Response> {
  if (!answer.ok) return route.signed ? mendSignedError(answer) : mendStorageError(answer);
  const download = url.searchParams.get('download');
  return download !== null ? asAttachment(answer, download || route.name) : answer;
}

/** Adds the fields that storage-js and the hosted service use to the library's storage responses. */
export async function mendStorageAnswer(
  route: StorageRoute,
  answer: Response,
  exchange: Exchange,
): Promise<Response> {
  if (route.kind === 'download') return mendDownload(route, answer, exchange.url);
  if (!answer.ok) {
    return route.kind === 'upload-signed' ? mendSignedError(answer) : mendStorageError(answer);
  }
  if (route.kind === 'other' || route.kind === 'upload') return answer;
  return withJson(answer, mendedContent(route, await answer.json(), exchange));
}
