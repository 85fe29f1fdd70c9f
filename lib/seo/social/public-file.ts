import 'server-only';
import { join, normalize, sep } from 'node:path';

/** The file of an address below public/; null when it leads outside. Throws for invalid escapes. */
export function publicFile(address: string): string | null {
  const folder = join(process.cwd(), 'public');
  const [path = ''] = address.split(/[?#]/);
  const file = normalize(join(folder, decodeURIComponent(path)));
  return file.startsWith(folder + sep) ? file : null;
}
