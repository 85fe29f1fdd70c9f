import { createHash } from 'node:crypto';
import { z } from 'zod';

export const manifestName = 'manifest.json';

const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  migrations: z.array(z.string()),
  /** The number of rows of each table, by its name with schema. */
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
  /** Files that the database lists and the storage does not have. */
  missing: z.array(z.string()),
  /** Digest of each archive entry except the manifest itself. */
  sha256: z.record(z.string(), z.string()),
});

/** The contents of a backup. The manifest is the last entry of the archive, so an archive without it is incomplete. */
export type Manifest = z.infer<typeof manifestSchema>;

/** The digest of an entry, in hexadecimal. */
export function digestOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Parses a manifest; undefined for any other format. */
export function parseManifest(content: Uint8Array): Manifest | undefined {
  try {
    return manifestSchema.parse(JSON.parse(new TextDecoder().decode(content)));
  } catch {
    return undefined;
  }
}
