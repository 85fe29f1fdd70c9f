import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeBackup, newBackupKeys } from '../backup/archive.ts';
import { Failure } from '../shared/failure.ts';
import { describeBackup, withProject } from './backup-project.ts';
import { runCommand } from './lifecycle.ts';

/** `npm run backup -- <file or folder>`: of the configured, or else the embedded, project. With `--keys`: new keys. */
await runCommand(
  async (lifecycle) => {
    const [place, ...others] = process.argv.slice(2);
    if (place === '--keys' && others.length === 1) return writeKeys(resolve(others.join()));
    if (!place || place.startsWith('--') || others.length > 0) {
      throw new Failure('Uso: npm run backup -- <archivo nuevo o carpeta>, o --keys <carpeta>');
    }
    const target = targetOf(resolve(place));
    if (existsSync(target)) throw new Failure(`${target} ya existe: elige otro nombre.`);
    lifecycle.onEnd(() => rmSync(`${target}.part`, { force: true }));
    const options = { keys: ['BACKUP_RECIPIENT', 'BACKUP_SIGNING_KEY'], existing: true };
    const { missing, ...held } = await withProject(
      options,
      async (project, recipient = '', signingKey = '') => ({
        ...(await makeBackup(project, target, { recipient, signingKey })),
        name: project.name,
      }),
    );
    console.log(`Copia de ${held.name} hecha en ${target}: ${describeBackup(held)}.`);
    if (missing.length > 0) {
      const notice = 'No estaban en el almacenamiento y faltan en la copia:';
      console.error([notice, ...missing].join('\n  '));
    }
    return 0;
  },
  { interrupted: 1 },
);

/** Writes two files of variables: one for the server, which makes backups, and one that opens them. */
async function writeKeys(folder: string): Promise<number> {
  const keys = await newBackupKeys();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const write = (name: string, lines: readonly string[]) => {
    const file = join(folder, name);
    if (existsSync(file)) throw new Failure(`${file} ya existe: elige otra carpeta.`);
    writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600, flag: 'wx' });
    return file;
  };
  const opening = write('dauro-backup.key', [
    `BACKUP_IDENTITY=${keys.identity}`,
    `BACKUP_VERIFYING_KEY=${keys.verifyingKey}`,
  ]);
  const making = write('dauro-backup.env', [
    `BACKUP_RECIPIENT=${keys.recipient}`,
    `BACKUP_SIGNING_KEY=${keys.signingKey}`,
  ]);
  console.log(`Para el servidor, que hace las copias: ${making}`);
  console.log(`Para restaurarlas, en dos sitios y nunca en el servidor: ${opening}`);
  return 0;
}

/** In a folder each backup is named after its time (UTC). */
function targetOf(place: string): string {
  if (!existsSync(place) || !statSync(place).isDirectory()) return place;
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '');
  return join(place, `dauro-${moment}Z.tar.gz.age`);
}
