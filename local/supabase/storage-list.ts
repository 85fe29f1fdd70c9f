import type { Exchange } from './exchange.ts';

export type ListOptions = {
  prefix: string;
  search: string;
  limit: number;
  offset: number;
  column: string;
  descending: boolean;
};

type Stored = { name: string; id: string | null } & Record<string, unknown>;

function text(value: unknown, fallback: string): string {
  return typeof value === 'string' ? value : fallback;
}

function count(value: unknown, fallback: number): number {
  return typeof value === 'number' && value >= 0 ? value : fallback;
}

/** Reads what list() asks for, and asks the library for everything under the folder instead. */
export function mendListRequest(exchange: Exchange): { exchange: Exchange; options: ListOptions } {
  const asked: Record<string, unknown> = JSON.parse(Buffer.from(exchange.body ?? []).toString());
  const sortBy = asked['sortBy'];
  const sort: Record<string, unknown> =
    typeof sortBy === 'object' && sortBy !== null ? { ...sortBy } : {};
  const folder = text(asked['prefix'], '').replace(/^\/+|\/+$/g, '');
  const options: ListOptions = {
    prefix: folder === '' ? '' : `${folder}/`,
    search: text(asked['search'], '').toLowerCase(),
    limit: count(asked['limit'], 100),
    offset: count(asked['offset'], 0),
    column: text(sort['column'], 'name'),
    descending: sort['order'] === 'desc',
  };
  const body = new TextEncoder().encode(JSON.stringify({ prefix: options.prefix }));
  return { exchange: { ...exchange, body }, options };
}

function folderEntry(name: string): Stored {
  const nothing = { updated_at: null, created_at: null, last_accessed_at: null, metadata: null };
  return { name, id: null, ...nothing };
}

function objectEntry(object: Stored, name: string): Stored {
  const { id, updated_at, created_at, last_accessed_at, metadata } = object;
  return { name, id, updated_at, created_at, last_accessed_at, metadata };
}

/** Folds full paths into the entries of one folder, as the hosted service lists them. */
export function foldList(objects: readonly Stored[], options: ListOptions): Stored[] {
  const { prefix, search, limit, offset, column, descending } = options;
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
  const key = (entry: Stored) => String(entry[column] ?? '');
  const sorted = [...entries.values()].sort(
    (one, other) => key(one).localeCompare(key(other)) || one.name.localeCompare(other.name),
  );
  if (descending) sorted.reverse();
  return sorted.slice(offset, offset + limit);
}
