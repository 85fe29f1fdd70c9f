import type { DoorSecret } from '../../lib/env-schema.ts';
import type { JobReport } from '../../lib/jobs/report.ts';
import { Failure } from '../shared/failure.ts';
import { isConfigured, notRunning, runningEnvironment } from './running-environment.ts';
import { settingOf, type Variables } from './variables.ts';

export type JobsSite = { url: string; secret: string };

const titles: Readonly<Record<string, string>> = {
  scheduledPosts: 'Posts programados puestos al día',
  lock: 'Turno de las tareas',
  mail: 'Correos enviados',
  waitingFiles: 'Archivos analizados después',
  strayFiles: 'Archivos huérfanos retirados',
  strayImages: 'Imágenes sin post retiradas',
  expired: 'Envíos borrados por plazo',
  events: 'Actuaciones copiadas al log',
};

/** Milliseconds. A run with much work takes long, but must not block its caller for ever. */
const deadline = 10 * 60_000;

/** The configured site with one of its secrets; without one, the site of a running `up`, called on loopback. */
export function findJobsSite(root: string, variables: Variables, name: DoorSecret): JobsSite {
  if (isConfigured(variables)) return siteOf(settingOf(variables, 'SITE_URL'), variables, name);
  const running = runningEnvironment(root, variables);
  if (!running) {
    throw new Failure(notRunning);
  }
  return siteOf(`http://127.0.0.1:${running['PORT']}`, running, name);
}

function siteOf(url: string | undefined, variables: Variables, name: DoorSecret): JobsSite {
  const secret = settingOf(variables, name);
  if (!url || !secret) {
    throw new Failure(
      `Falta ${name}: ponlo en .env (véase .env.example) y vuelve a arrancar el sitio.`,
    );
  }
  return { url: url.replace(/\/+$/, ''), secret };
}

/** Calls a guarded route of the site. A refusal throws one sentence; the caller handles other responses. */
export async function askSite(
  { url, secret }: JobsSite,
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(url + path, {
      ...init,
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(deadline),
    });
  } catch {
    throw new Failure(`No se llega al sitio en ${url}: comprueba que está en marcha.`);
  }
  if (answer.status === 401 || answer.status === 503) {
    const sentence = (await answer.text()).trim().split('\n')[0];
    throw new Failure(`El sitio (${url}) no acepta la petición: ${sentence}`);
  }
  return answer;
}

/** Runs the jobs once; returns a line per job and the titles of the failed ones. */
export async function runJobs(site: JobsSite): Promise<{ lines: string[]; failed: string[] }> {
  const answer = await askSite(site, '/api/jobs');
  const { jobs, skipped } = await readReport(answer);
  const title = ({ job }: JobReport) => titles[job] ?? job;
  const lines = jobs.filter(({ done }) => done > 0).map((job) => `${title(job)}: ${job.done}`);
  if (skipped) lines.push('Las tareas ya están en marcha en otra parte.');
  return { lines, failed: jobs.filter(({ failed }) => failed).map(title) };
}

async function readReport(answer: Response): Promise<{ jobs: JobReport[]; skipped: boolean }> {
  const report: unknown = await answer.json().catch(() => null);
  if (typeof report === 'object' && report && 'jobs' in report && Array.isArray(report.jobs)) {
    return { jobs: report.jobs, skipped: 'skipped' in report && report.skipped === true };
  }
  throw new Failure(`El sitio no ha dicho qué han hecho las tareas (${answer.status}).`);
}
