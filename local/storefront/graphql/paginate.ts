import { GraphQLError } from 'graphql';

export interface ConnectionArgs {
  first?: number | null;
  after?: string | null;
}

/** The first items of a Shopify connection over an array; `idOf` returns the value that a cursor encodes. */
export function paginate<T>(
  items: readonly T[],
  { first, after }: ConnectionArgs,
  idOf: (item: T) => string,
) {
  if (first == null) throw refused('you must provide one of first or last');
  if (first < 0 || first > 250) throw refused(`Limit cannot exceed 250: ${first}`);
  const start = after ? positionOf(items, after, idOf) + 1 : 0;
  const nodes = items.slice(start, start + first);
  const last = nodes.at(-1);
  return {
    nodes,
    pageInfo: {
      hasNextPage: start + first < items.length,
      endCursor: last ? toCursor(idOf(last)) : null,
    },
  };
}

const refused = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } });

function positionOf<T>(items: readonly T[], cursor: string, idOf: (item: T) => string): number {
  const position = items.findIndex((item) => toCursor(idOf(item)) === cursor);
  if (position < 0) throw new GraphQLError('Invalid cursor for current pagination sort.');
  return position;
}

function toCursor(id: string): string {
  return Buffer.from(JSON.stringify({ last_id: id })).toString('base64');
}
