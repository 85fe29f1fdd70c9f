import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The server that `next build` writes, in a folder with everything that it needs. */
export function standaloneServer(root: string, distDir: string): string {
  return join(root, distDir, 'standalone', 'server.js');
}

/** Adds public and static files, and removes copies of `.env`: the build must not contain secrets. */
export function completeStandalone(root: string, distDir: string): void {
  const folder = join(root, distDir, 'standalone');
  const copy = { recursive: true };
  cpSync(join(root, 'public'), join(folder, 'public'), copy);
  cpSync(join(root, distDir, 'static'), join(folder, distDir, 'static'), copy);
  for (const name of ['.env', '.env.production']) rmSync(join(folder, name), { force: true });
}
