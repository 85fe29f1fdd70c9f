import { GraphQLError } from 'graphql';

/** The error for what Shopify has and this service lacks. */
export const notImplemented = (place: string) =>
  new GraphQLError(`NOT_IMPLEMENTED ${place}`, { extensions: { code: 'NOT_IMPLEMENTED' } });
