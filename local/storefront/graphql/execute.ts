import { type ExecutionResult, getOperationAST, graphql, parse } from 'graphql';
import type { StorefrontContext } from './context.ts';
import { executableSchema, preparedField } from './schema.ts';

export interface GraphqlRequest {
  query: string;
  variables: Record<string, unknown>;
  operationName: string | null;
}

const schema = executableSchema();

/** The name that a request is counted under. */
export function nameOf({ query, operationName }: GraphqlRequest): string {
  try {
    return getOperationAST(parse(query), operationName)?.name?.value ?? 'anonymous';
  } catch {
    return 'invalid';
  }
}

/** Runs a request; what does not fit Shopify's schema is answered with errors. */
export function execute(
  { query, variables, operationName }: GraphqlRequest,
  contextValue: StorefrontContext,
): Promise<ExecutionResult> {
  return graphql({
    schema,
    source: query,
    variableValues: variables,
    operationName,
    contextValue,
    fieldResolver: preparedField,
  });
}
