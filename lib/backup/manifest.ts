import { createHash } from 'node:crypto';
import { z } from 'zod';

export const manifestName = 'manifest.json';

const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  migrations: z.array(z.string()),
  /** Rows of each table, by its name with schema. */
  tables: z.record(z.string(), z.number()),
  files: z.array(
    z.object({
      entry: z.string(),
      bucket: z.string(),
      path: z.string(),
      contentType: z.string(),
      cacheControl: z.string(),
    }),
  ),
  /** Files that the database listed and the storage did not hand out. */
  missing: z.array(z.string()),
  /** Digest of each entry of the archive but the manifest itself. */
  sha256: z.record(z.string(), z.string()),
});

/** What a back-up holds; the last entry of its archive, so that an archive without it is not complete. */
export type Manifest = z.infer<typeof manifestSchema>;

/** The digest of an entry, in hexadecimal. */
export function digestOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Reads a manifest; undefined when it is not one of this format. */
export function parseManifest(content: Uint8Array): Manifest | undefined {
  try {
    return manifestSchema.parse(JSON.parse(new TextDecoder().decode(content)));
  } catch {
    return undefined;
  }
}
