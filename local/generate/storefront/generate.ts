import { codegen } from '@graphql-codegen/core';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import {
  type DocumentNode,
  GraphQLError,
  getOperationAST,
  parse,
  print,
  separateOperations,
  validate,
} from 'graphql';
import { loadSchema } from '../../storefront/graphql/schema.ts';

const scalars = {
  ID: 'string',
  Decimal: 'string',
  URL: 'string',
  HTML: 'string',
  DateTime: 'string',
};

const header = `// Made from operations.graphql by \`npm run gen:storefront\`. Do not edit.
import type { Operation } from './types';
`;

/** Generates the TypeScript of a document of operations; throws when the document does not match Shopify's schema. */
export async function generateStorefrontTypes(source: string): Promise<string> {
  const schema = loadSchema();
  const document = parse(source);
  const [error] = validate(schema, document);
  if (error) throw new GraphQLError(error.message, { nodes: error.nodes ?? null });
  const types = await codegen({
    filename: 'operations.gen.ts',
    schema: parse('type Query { unused: Int }'),
    schemaAst: schema,
    documents: [{ location: 'operations.graphql', document }],
    plugins: [{ operations: {} }],
    pluginMap: { operations: typescriptOperations },
    config: {
      scalars,
      avoidOptionals: false,
      immutableTypes: true,
      skipTypename: true,
      onlyOperationTypes: true,
      enumsAsTypes: true,
      disableDescriptions: true,
    },
  });
  return [
    header,
    types.trim(),
    '',
    ...Object.entries(separateOperations(document)).map(constantOf),
  ].join('\n');
}

/** The text of one operation with exactly the fragments that it uses. */
function constantOf([name, document]: [string, DocumentNode]): string {
  const kind = getOperationAST(document)?.operation === 'mutation' ? 'Mutation' : 'Query';
  const constant = `${name.charAt(0).toLowerCase()}${name.slice(1)}Operation`;
  return `
export const ${constant}: Operation<${name}${kind}, ${name}${kind}Variables> = {
  name: '${name}',
  text: ${JSON.stringify(print(document).replace(/\s+/g, ' '))},
};
`;
}
