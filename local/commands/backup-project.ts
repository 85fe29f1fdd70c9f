import { existsSync } from 'node:fs';
import { connectProject, type Manifest, type OpenProject, storageOf } from '../backup/project.ts';
import { codeOf, Failure, reasonOf } from '../shared/failure.ts';
import { dataPaths } from '../supabase/paths.ts';
import { startSupabase } from '../supabase/start.ts';
import { lockDataDir, prepareDataDir } from './data-dir.ts';
import { readSettings, readVariables } from './settings.ts';
import { settingOf, type Variables } from './variables.ts';

export function describeBackup({
  createdAt,
  tables,
  files,
}: Pick<Manifest, 'createdAt' | 'tables' | 'files'>): string {
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  return `filas ${rows}, archivos ${files.length}, fecha ${createdAt}`;
}

type NamedProject = OpenProject & { name: string };

/**
 * Opens the project to back up or to restore into, runs `work` with it and with the keys in these variables, and
 * closes it again. The project is the configured one, or the embedded one, which must not be running elsewhere and,
 * with `existing`, must have been started before. Errors that the operator can fix become a Failure.
 */
export async function withProject<Result>(
  { keys, existing }: { keys: readonly string[]; existing: boolean },
  work: (project: NamedProject, ...values: string[]) => Promise<Result>,
): Promise<Result> {
  const root = process.cwd();
  const variables = readVariables(root, process.env);
  const values = keys.map((key) => requireSetting(variables, key));
  try {
    const project = settingOf(variables, 'SUPABASE_URL')
      ? await openConfigured(variables)
      : await openEmbedded(root, variables, existing);
    try {
      return await work(project, ...values);
    } finally {
      await project.close();
    }
  } catch (error) {
    throw explained(error);
  }
}

function explained(error: unknown): unknown {
  // PostgreSQL's error codes have five characters with digits, such as 42501 or XX000; system errors have no digits.
  if (!/^(?=.*\d)[\dA-Z]{5}$/.test(codeOf(error))) return error;
  return new Failure(`La base de datos no lo acepta y sigue como estaba: ${reasonOf(error)}.`);
}

async function openConfigured(variables: Variables): Promise<NamedProject> {
  const url = requireSetting(variables, 'SUPABASE_URL');
  const secretKey = requireSetting(variables, 'SUPABASE_SECRET_KEY');
  const databaseUrl = requireSetting(variables, 'SUPABASE_DB_URL');
  return { name: url, ...(await connectProject(url, secretKey, databaseUrl)) };
}

async function openEmbedded(
  root: string,
  variables: Variables,
  existing: boolean,
): Promise<NamedProject> {
  const { supabasePort, dataDir, siteUrl, databaseUrl } = readSettings(root, variables, []);
  if (!existsSync(dataPaths(dataDir).keys)) {
    // On a server with missing variables, a new and empty embedded project would be backed up instead of the real one.
    if (existing) {
      throw new Failure(
        `No hay datos en ${dataDir}: configura SUPABASE_URL o elige otra DATA_DIR.`,
      );
    }
    // `up` refuses data in a folder that is not marked as ours.
    const lock = lockDataDir(dataDir);
    prepareDataDir(dataDir, false);
    lock.release();
  }
  const { database, url, secretKey, close } = await startSupabase({
    port: supabasePort,
    dataDir,
    siteUrl,
    ...(databaseUrl ? { databaseUrl } : {}),
  });
  const { transaction } = database;
  return { name: dataDir, transaction, storage: storageOf(url, secretKey), secretKey, close };
}

function requireSetting(variables: Variables, name: string): string {
  const value = settingOf(variables, name);
  if (!value) throw new Failure(`Falta ${name}: mira «Backups» en docs/operating.md.`);
  return value;
}
