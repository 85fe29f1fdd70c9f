import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { generateApiKey } from '@supabase/lite';
import { writeFileDurably } from '../shared/durable-file.ts';
import { Failure } from '../shared/failure.ts';

export type Keys = { jwtSecret: string; publishableKey: string; secretKey: string };

function parseKeys(text: string, path: string): Keys {
  try {
    const { jwtSecret, publishableKey, secretKey }: Partial<Keys> = JSON.parse(text);
    if (jwtSecret && publishableKey && secretKey) return { jwtSecret, publishableKey, secretKey };
  } catch {
    // Continues with the Failure below, which covers every unreadable file.
  }
  throw new Failure(
    `El archivo de claves ${path} está dañado: bórralo para que se creen otras (se cerrarán las sesiones abiertas).`,
  );
}

/** The keys of this data folder, created on the first start and kept afterwards. */
export async function loadKeys(path: string): Promise<Keys> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text !== undefined) return parseKeys(text, path);
  const keys: Keys = {
    jwtSecret: randomBytes(48).toString('base64url'),
    publishableKey: (await generateApiKey('publishable')).key,
    secretKey: (await generateApiKey('secret')).key,
  };
  await writeFileDurably(path, `${JSON.stringify(keys, null, 2)}\n`);
  return keys;
}
