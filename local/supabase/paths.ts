import { join } from 'node:path';

export type DataPaths = ReturnType<typeof dataPaths>;

export function dataPaths(dataDir: string) {
  const root = join(dataDir, 'supabase');
  return {
    root,
    lock: join(root, 'lock'),
    keys: join(root, 'keys.json'),
    database: join(root, 'database'),
    unfinished: join(root, 'database.unfinished'),
    objects: join(root, 'objects'),
    outbox: join(dataDir, 'outbox'),
  };
}
