import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  parse,
  validate,
} from 'graphql';
import type { StorefrontContext } from './context.ts';
import { preparedField } from './schema.ts';

export interface GraphqlRequest {
  query: string;
  variables: Record<string, unknown>;
  operationName: string | null;
}

export interface Executor {
  /** The name that requests are counted under. */
  nameOf(request: GraphqlRequest): string;
  run(request: GraphqlRequest, context: StorefrontContext): Promise<ExecutionResult>;
}

type Prepared = { document: DocumentNode } | { errors: readonly GraphQLError[] };

/** Runs requests; documents are parsed and validated once, since an application sends the same few. */
export function createExecutor(schema: GraphQLSchema): Executor {
  const prepared = new Map<string, Prepared>();

  function prepare(query: string): Prepared {
    const known = prepared.get(query);
    if (known) return known;
    if (prepared.size > 200) prepared.clear();
    const fresh = parseAndValidate(schema, query);
    prepared.set(query, fresh);
    return fresh;
  }

  return {
    nameOf({ query, operationName }) {
      const result = prepare(query);
      if ('errors' in result) return 'invalid';
      return getOperationAST(result.document, operationName)?.name?.value ?? 'anonymous';
    },
    async run({ query, variables, operationName }, contextValue) {
      const result = prepare(query);
      if ('errors' in result) return { errors: result.errors };
      return execute({
        schema,
        document: result.document,
        variableValues: variables,
        operationName,
        contextValue,
        fieldResolver: preparedField,
      });
    },
  };
}

function parseAndValidate(schema: GraphQLSchema, query: string): Prepared {
  try {
    const document = parse(query, { maxTokens: 5_000 });
    const errors = validate(schema, document);
    return errors.length > 0 ? { errors } : { document };
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] };
    throw error;
  }
}
