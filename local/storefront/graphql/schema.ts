import { readFileSync } from 'node:fs';
import {
  buildClientSchema,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  type IntrospectionQuery,
  isObjectType,
} from 'graphql';
import type { StorefrontContext } from './context.ts';
import { notImplemented } from './not-implemented.ts';
import { cartMutations } from './resolvers/cart-mutations.ts';
import { productResolvers } from './resolvers/product.ts';
import { queryResolvers } from './resolvers/query.ts';

const schemaFile = new URL('../schema/storefront-2025-07.json', import.meta.url);

/** Shopify's published schema without resolvers, against which operations are validated. */
export function loadSchema(): GraphQLSchema {
  const introspection: IntrospectionQuery = JSON.parse(readFileSync(schemaFile, 'utf8'));
  return buildClientSchema(introspection);
}

export function executableSchema(): GraphQLSchema {
  const schema = loadSchema();
  const resolvers = { QueryRoot: queryResolvers, Mutation: cartMutations, ...productResolvers };
  for (const [typeName, fields] of Object.entries(resolvers)) {
    const type = schema.getType(typeName);
    if (!isObjectType(type)) throw new Error(`Shopify's schema has no object type ${typeName}`);
    for (const [fieldName, resolve] of Object.entries(fields)) {
      const field = type.getFields()[fieldName];
      if (!field) throw new Error(`Shopify's schema has no field ${typeName}.${fieldName}`);
      field.resolve = resolve;
    }
  }
  return schema;
}

/** Reads a property of the parent; a missing property throws instead of becoming null. */
export const preparedField: GraphQLFieldResolver<unknown, StorefrontContext> = (
  source,
  args,
  _context,
  info,
) => {
  if (typeof source === 'object' && source !== null && info.fieldName in source) {
    const value: unknown = Reflect.get(source, info.fieldName);
    return typeof value === 'function' ? value(args) : value;
  }
  throw notImplemented(`${info.parentType.name}.${info.fieldName}`);
};
