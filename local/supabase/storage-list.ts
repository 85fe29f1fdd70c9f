import { z } from 'zod';
import { type Exchange, jsonOf } from './exchange.ts';

/** The parameters of list(); invalid values count as absent, as at the hosted service. */
const order = z.object({
  prefix: z.string().catch(''),
  search: z.string().catch(''),
  limit: z.number().nonnegative().catch(100),
  offset: z.number().nonnegative().catch(0),
  sortBy: z.object({ column: z.string().catch('name'), order: z.unknown() }).catch({
    column: 'name',
    order: 'asc',
  }),
});

export type ListOptions = z.infer<typeof order>;

type Stored = { name: string; id: string | null } & Record<string, unknown>;

/** Parses the parameters of list(), and requests everything under the folder from the library. */
export function mendListRequest(exchange: Exchange): { exchange: Exchange; options: ListOptions } {
  const options = order.parse(jsonOf(exchange));
  const folder = options.prefix.replace(/^\/+|\/+$/g, '');
  const prefix = folder === '' ? '' : `${folder}/`;
  const body = new TextEncoder().encode(JSON.stringify({ prefix }));
  return { exchange: { ...exchange, body }, options: { ...options, prefix } };
}

function folderEntry(name: string): Stored {
  const nothing = { updated_at: null, created_at: null, last_accessed_at: null, metadata: null };
  return { name, id: null, ...nothing };
}

function objectEntry(object: Stored, name: string): Stored {
  const { id, updated_at, created_at, last_accessed_at, metadata } = object;
  return { name, id, updated_at, created_at, last_accessed_at, metadata };
}

/** Converts full paths into the entries of one folder, as the hosted service lists them. */
export function foldList(objects: readonly Stored[], options: ListOptions): Stored[] {
  const { prefix, limit, offset, sortBy } = options;
  const search = options.search.toLowerCase();
  const entries = new Map<string, Stored>();
  for (const object of objects) {
    if (!object.name.startsWith(prefix)) continue;
    const rest = object.name.slice(prefix.length);
    const slash = rest.indexOf('/');
    const name = slash === -1 ? rest : rest.slice(0, slash);
    if (!name.toLowerCase().startsWith(search)) continue;
    if (slash === -1) entries.set(name, objectEntry(object, name));
    else if (!entries.has(name)) entries.set(name, folderEntry(name));
  }
  const key = (entry: Stored) => String(entry[sortBy.column] ?? '');
  const sorted = [...entries.values()].sort(
    (one, other) => key(one).localeCompare(key(other)) || one.name.localeCompare(other.name),
  );
  if (sortBy.order === 'desc') sorted.reverse();
  return sorted.slice(offset, offset + limit);
}
