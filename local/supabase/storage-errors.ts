import { withJson } from './exchange.ts';

// The library's error names on the left, the hosted service's codes on the right; storage-js checks the codes.
const codes: Record<string, string> = {
  not_found: 'NoSuchKey',
  'Bucket not found': 'NoSuchBucket',
  Duplicate: 'KeyAlreadyExists',
  ResourceNotEmpty: 'ResourceNotEmpty',
  invalid_mime_type: 'InvalidMimeType',
  'Payload too large': 'EntityTooLarge',
  'Invalid key': 'InvalidKey',
  Unauthorized: 'AccessDenied',
  InvalidJWT: 'InvalidJWT',
};

/** Adds the code that the hosted service gives its storage errors. */
export async function mendStorageError(answer: Response): Promise<Response> {
  const text = await answer.clone().text();
  try {
    const body: Record<string, unknown> = JSON.parse(text);
    const code = codes[String(body['error'])];
    return code ? withJson(answer, { ...body, code }) : answer;
  } catch {
    return answer;
  }
}

/** An error in the format of the hosted service. */
export const refusal = (status: number, code: string, message: string): Response =>
  Response.json({ statusCode: String(status), code, error: code, message }, { status });
