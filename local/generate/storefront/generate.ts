import { codegen } from '@graphql-codegen/core';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  validate,
  visit,
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
import type { Operation } from './operation';
`;

/** The TypeScript of a document of operations; throws when the document does not fit Shopify's schema. */
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
  return [header, types.trim(), '', ...operationsOf(document).map(constantOf(document))].join('\n');
}

function operationsOf(document: DocumentNode): OperationDefinitionNode[] {
  return document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
}

/** One constant per operation: what is sent, with exactly the fragments that it needs. */
function constantOf(document: DocumentNode) {
  return (operation: OperationDefinitionNode): string => {
    const name = operation.name?.value;
    if (!name) throw new Error('Every operation needs a name');
    const kind = operation.operation === 'mutation' ? 'Mutation' : 'Query';
    const text = [operation, ...fragmentsOf(operation, document)].map(print).join('\n');
    const constant = `${name.charAt(0).toLowerCase()}${name.slice(1)}Operation`;
    return `
export const ${constant}: Operation<${name}${kind}, ${name}${kind}Variables> = {
  name: '${name}',
  kind: '${kind.toLowerCase()}',
  text: ${JSON.stringify(text.replace(/\s+/g, ' '))},
};
`;
  };
}

function fragmentsOf(root: OperationDefinitionNode, document: DocumentNode) {
  const found = new Map<string, FragmentDefinitionNode>();
  const search = (node: OperationDefinitionNode | FragmentDefinitionNode): void => {
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = document.definitions.find(
          (definition) =>
            definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name.value,
        );
        if (fragment?.kind !== Kind.FRAGMENT_DEFINITION || found.has(name.value)) return;
        found.set(name.value, fragment);
        search(fragment);
      },
    });
  };
  search(root);
  return [...found.values()];
}
