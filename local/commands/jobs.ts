import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { DoorSecret } from '../../lib/env-schema.ts';
import { Failure } from '../shared/failure.ts';
import { findJobsSite, runJobs } from './jobs-site.ts';
import { runCommand } from './lifecycle.ts';
import { erasePerson, exportPerson } from './person-data.ts';
import { readVariables } from './settings.ts';

const usage =
  'Uso: npm run jobs; npm run jobs -- export <correo> <archivo.zip>; npm run jobs -- erase <correo>';

/** `npm run jobs`: makes the configured site, or that of a running `npm run up`, run its jobs once. */
await runCommand(async () => {
  const [command, address = '', file, ...others] = process.argv.slice(2);
  const isAddress = /^[^@\s]+@[^@\s]+$/.test(address);
  const site = (secret: DoorSecret) =>
    findJobsSite(process.cwd(), readVariables(process.cwd(), process.env), secret);
  if (command === undefined) {
    const { lines, failed } = await runJobs(site('CRON_SECRET'));
    for (const line of lines) console.log(line);
    if (failed.length === 0) return 0;
    throw new Failure(
      `Las tareas periódicas han fallado (${failed.join(', ')}): mira el registro del sitio.`,
    );
  }
  if (command === 'export' && isAddress && file && others.length === 0) {
    const place = resolve(file);
    if (existsSync(place)) throw new Failure(`${place} ya existe: elige otro nombre.`);
    const submissions = await exportPerson(site('PERSONAL_DATA_SECRET'), address, place);
    console.log(`Envíos de ${address}: ${submissions}. Todo lo que hay está en ${place}`);
    return 0;
  }
  if (command === 'erase' && isAddress && file === undefined) {
    const erased = await erasePerson(site('PERSONAL_DATA_SECRET'), address);
    console.log(`Envíos de ${address} borrados: ${erased}`);
    return 0;
  }
  throw new Failure(usage);
});
