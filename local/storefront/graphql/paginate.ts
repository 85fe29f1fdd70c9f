import { GraphQLError } from 'graphql';

export interface ConnectionArgs {
  first?: number | null;
  last?: number | null;
  after?: string | null;
  before?: string | null;
  reverse?: boolean | null;
}

/** A Shopify connection over an array; `idOf` returns the value that a cursor encodes. */
export function paginate<T>(list: readonly T[], args: ConnectionArgs, idOf: (item: T) => string) {
  checkSize(args);
  const items = args.reverse ? [...list].reverse() : list;
  let start = args.after ? positionOf(items, args.after, idOf) + 1 : 0;
  let end = args.before ? positionOf(items, args.before, idOf) : items.length;
  if (args.first != null) end = Math.min(end, start + args.first);
  else if (args.last != null) start = Math.max(start, end - args.last);
  const nodes = items.slice(start, end);
  const edges = nodes.map((node) => ({ node, cursor: toCursor(idOf(node)) }));
  return {
    nodes,
    edges,
    pageInfo: {
      hasNextPage: end < items.length,
      hasPreviousPage: start > 0,
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

function checkSize({ first, last }: ConnectionArgs): void {
  const size = first ?? last;
  if (size == null) {
    throw new GraphQLError('you must provide one of first or last', {
      extensions: { code: 'BAD_REQUEST' },
    });
  }
  if (size < 0 || size > 250) {
    throw new GraphQLError(`Limit cannot exceed 250: ${size}`, {
      extensions: { code: 'BAD_REQUEST' },
    });
  }
}

function positionOf<T>(items: readonly T[], cursor: string, idOf: (item: T) => string): number {
  const position = items.findIndex((item) => toCursor(idOf(item)) === cursor);
  if (position < 0) throw new GraphQLError('Invalid cursor for current pagination sort.');
  return position;
}

function toCursor(id: string): string {
  return Buffer.from(JSON.stringify({ last_id: id })).toString('base64');
}
