import type { Manifest } from '../../lib/backup/manifest.ts';

/** What a back-up holds, in a few words. */
export function describeBackup({
  createdAt,
  tables,
  files,
}: Pick<Manifest, 'createdAt' | 'tables' | 'files'>): string {
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  return `filas ${rows}, archivos ${files.length}, fecha ${createdAt}`;
}
