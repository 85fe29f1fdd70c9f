import { type ExecutionResult, getOperationAST, graphql, parse } from 'graphql';
import type { StorefrontContext } from './context.ts';
import { executableSchema, preparedField } from './schema.ts';

export interface GraphqlRequest {
  query: string;
  variables: Record<string, unknown>;
  operationName: string | null;
}

const schema = executableSchema();

/** The operation name under which a request is counted. */
export function nameOf({ query, operationName }: GraphqlRequest): string {
  try {
    return getOperationAST(parse(query), operationName)?.name?.value ?? 'anonymous';
  } catch {
    return 'invalid';
  }
}

/** Executes a request; one that does not match Shopify's schema gets errors. */
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
