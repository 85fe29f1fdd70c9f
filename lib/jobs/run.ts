import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { eraseExpired } from '@/lib/jobs/erase-expired';
import { erasePerson, exportPerson } from '@/lib/jobs/person';
import { removeStrayFiles } from '@/lib/jobs/remove-stray-files';
import { removeStrayImages } from '@/lib/jobs/remove-stray-images';
import { deliverMail } from '@/lib/mail/deliver';

/** More than a day of the site brings; what is left goes out at the next run. */
const lettersAtOnce = 500;

/** `npm run jobs`: each job once. One that fails does not keep the others from running; the exit code tells. */
const jobs = {
  'Correos enviados': () => deliverMail(lettersAtOnce),
  'Archivos huérfanos retirados': () => removeStrayFiles(),
  'Imágenes sin post retiradas': () => removeStrayImages(),
  'Envíos borrados por plazo': () => eraseExpired(),
};

const usage =
  'Uso: npm run jobs; npm run jobs -- export <correo> <carpeta nueva>; npm run jobs -- erase <correo>';

async function runAll(): Promise<void> {
  for (const [title, job] of Object.entries(jobs)) {
    try {
      const count = await job();
      if (count > 0) console.log(`${title}: ${count}`);
    } catch (error) {
      console.error(title, error);
      process.exitCode = 1;
    }
  }
}

async function runExport(address: string, place: string): Promise<void> {
  if (existsSync(place)) {
    console.error(`${place} ya existe: elige una carpeta nueva.`);
    process.exitCode = 1;
    return;
  }
  const { submissions, missing } = await exportPerson(address, place);
  if (missing.length === 0) {
    console.log(`Envíos de ${address}: ${submissions}. Todo está en ${place}`);
    return;
  }
  console.log(`Envíos de ${address}: ${submissions}. Lo que hay está en ${place}`);
  console.error(
    ['Faltan archivos en el almacenamiento; datos.json los nombra también:', ...missing].join(
      '\n  ',
    ),
  );
}

const isAddress = (text: string | undefined): text is string =>
  /^[^@\s]+@[^@\s]+$/.test(text ?? '');

const [command, address, folder, ...others] = process.argv.slice(2);
if (command === undefined) {
  await runAll();
} else if (command === 'export' && isAddress(address) && folder && others.length === 0) {
  await runExport(address, resolve(folder));
} else if (command === 'erase' && isAddress(address) && folder === undefined) {
  console.log(`Envíos de ${address} borrados: ${await erasePerson(address)}`);
} else {
  console.error(usage);
  process.exitCode = 1;
}
