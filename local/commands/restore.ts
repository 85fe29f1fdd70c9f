import { resolve } from 'node:path';
import { restoreBackup } from '../backup/restore.ts';
import { Failure } from '../shared/failure.ts';
import { describeBackup, withProject } from './backup-project.ts';
import { runCommand } from './lifecycle.ts';

/** `npm run restore -- <file> [--replace]`: restores a backup into the configured, or else the embedded, project. */
await runCommand(
  async () => {
    const args = process.argv.slice(2);
    const replace = args.includes('--replace');
    const [file, ...others] = args.filter((argument) => argument !== '--replace');
    if (!file || file.startsWith('--') || others.length > 0) {
      throw new Failure('Uso: npm run restore -- <copia> [--replace]');
    }
    const options = { keys: ['BACKUP_IDENTITY', 'BACKUP_VERIFYING_KEY'], existing: false };
    const held = await withProject(options, async (project, identity = '', verifyingKey = '') => ({
      ...(await restoreBackup(project, resolve(file), { identity, verifyingKey }, { replace })),
      name: project.name,
    }));
    console.log(`Copia restaurada en ${held.name}: ${describeBackup(held)}.`);
    console.log(
      'Los permisos son los de entonces, también de quien se fue después, y nadie tiene segundo paso: revisa /admin/personas.',
    );
    if (held.erasedAgain > 0) {
      console.log(`Personas borradas después de la copia, y ahora otra vez: ${held.erasedAgain}.`);
    }
    return 0;
  },
  { interrupted: 1 },
);
