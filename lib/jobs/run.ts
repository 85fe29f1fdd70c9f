import { removeStrayFiles } from '@/lib/jobs/remove-stray-files';

/** `npm run jobs`: each job once. One that fails does not keep the others from running; the exit code tells. */
const jobs = { 'Archivos huérfanos retirados': removeStrayFiles };

for (const [title, job] of Object.entries(jobs)) {
  try {
    const count = await job();
    if (count > 0) console.log(`${title}: ${count}`);
  } catch (error) {
    console.error(title, error);
    process.exitCode = 1;
  }
}
