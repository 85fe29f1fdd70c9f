import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { answerFault, spoilResult } from '../faults/answers.ts';
import type { Faults } from '../faults/faults.ts';
import type { StorefrontContext } from '../graphql/context.ts';
import { execute, nameOf } from '../graphql/execute.ts';
import { readJson, sendJson } from './respond.ts';

/** The only API version of this shop; requests for other versions are answered with it, as the response header says. */
export const apiVersion = '2025-07';

export const graphqlPath = /^\/api\/(?:unstable|\d{4}-\d{2})\/graphql(?:\.json)?$/;

const body = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

/** Shopify's headers for the browser token and the server token. One token is valid for both here. */
const accessTokens = ['x-shopify-storefront-access-token', 'shopify-storefront-private-token'];

export interface GraphqlRoute {
  context: StorefrontContext;
  faults: Faults;
  token: string;
}

export async function answerGraphql(
  route: GraphqlRoute,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('x-shopify-api-version', apiVersion);
  if (request.method !== 'POST') return sendJson(response, 405, { errors: 'Method Not Allowed' });
  const parsed = body.safeParse(await readJson(request));
  if (!parsed.success) return sendJson(response, 400, { errors: 'Bad Request' });
  // Shopify accepts some queries without a token; this shop refuses them, so that a missing token is noticed.
  if (!accessTokens.some((name) => request.headers[name] === route.token)) {
    const errors = [{ message: '', extensions: { code: 'UNAUTHORIZED' } }];
    return sendJson(response, 401, { errors });
  }
  const { query, variables, operationName } = parsed.data;
  const question = { query, variables: variables ?? {}, operationName: operationName ?? null };
  const fault = route.faults.meet(nameOf(question));
  if (answerFault(fault, response)) return;
  const result = await execute(question, route.context);
  sendJson(response, 200, spoilResult(fault, result));
}
