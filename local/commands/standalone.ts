import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The program that `next build` leaves: with what it needs around it, and nothing outside of its folder. */
export function standaloneServer(root: string, distDir: string): string {
  return join(root, distDir, 'standalone', 'server.js');
}

/**
 * Adds to the standalone folder what Next leaves to a CDN or to us, and takes the copy of `.env` out: its values belong to
 * the machine that runs the site, not to the build, and secrets must not travel with it.
 */
export function completeStandalone(root: string, distDir: string): void {
  const folder = join(root, distDir, 'standalone');
  const copy = { recursive: true };
  cpSync(join(root, 'public'), join(folder, 'public'), copy);
  cpSync(join(root, distDir, 'static'), join(folder, distDir, 'static'), copy);
  for (const name of ['.env', '.env.production']) rmSync(join(folder, name), { force: true });
}
