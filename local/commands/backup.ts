import { existsSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeBackup } from '../../lib/backup/make.ts';
import { Failure } from '../shared/failure.ts';
import { describeBackup, withProject } from './backup-project.ts';
import { runCommand } from './lifecycle.ts';

/** `npm run backup -- <file or folder>`: of the configured, or else the embedded, project. */
await runCommand(
  async (lifecycle) => {
    const [place, ...others] = process.argv.slice(2);
    if (!place || others.length > 0) {
      throw new Failure('Uso: npm run backup -- <archivo nuevo o carpeta>');
    }
    const target = targetOf(resolve(place));
    if (existsSync(target)) throw new Failure(`${target} ya existe: elige otro nombre.`);
    lifecycle.onEnd(() => rmSync(`${target}.part`, { force: true }));
    const options = { key: 'BACKUP_RECIPIENT', existing: true };
    const { missing, ...held } = await withProject(options, async (project, recipient) => ({
      ...(await makeBackup(project, target, recipient)),
      name: project.name,
    }));
    console.log(`Copia de ${held.name} hecha en ${target}: ${describeBackup(held)}.`);
    if (missing.length > 0) {
      const notice = 'No estaban en el almacenamiento y faltan en la copia:';
      console.error([notice, ...missing].join('\n  '));
    }
    return 0;
  },
  { interrupted: 1 },
);

/** In a folder each backup is named after its time (UTC). */
function targetOf(place: string): string {
  if (!existsSync(place) || !statSync(place).isDirectory()) return place;
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '');
  return join(place, `dauro-${moment}Z.tar.gz.age`);
}
