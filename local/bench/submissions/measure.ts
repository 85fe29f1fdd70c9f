import { createClient } from '@supabase/supabase-js';
import { markdownTable } from '../report.ts';
import { watchMemory } from './memory.ts';
import { createSender, type Way } from './send.ts';

/** `environment` is that of the site, which answers at its own address, and at `proxied` behind nginx. */
type Site = {
  environment: Readonly<Record<string, string | undefined>>;
  proxied: string;
};

/** Sends this many proposals with two files of 5 MB at once; returns a table of the results. */
export async function benchSubmissions(site: Site, people = 100): Promise<string> {
  const { SITE_URL: direct = '' } = site.environment;
  // In this order, because a process keeps the memory that the second way needs.
  const rows = [
    await measure(site, direct, 'ahead of the form', people),
    await measure(site, site.proxied, 'with the form', people),
  ];
  const outcome = ['Thanked', 'Lost', 'Double', 'Orphans', 'Time', 'Memory'];
  return [
    '**Proposals sent at the same time**, each of two files of 5 MB. Memory: the most that the web process held.',
    markdownTable(['Files travel', 'People', ...outcome], rows),
  ].join('\n\n');
}

async function measure({ environment }: Site, address: string, way: Way, people: number) {
  const { SUPABASE_URL = '', SUPABASE_SECRET_KEY = '', NEXT_DIST_DIR = '' } = environment;
  const run = crypto.randomUUID();
  const send = await createSender(address, way);
  const peak = watchMemory(NEXT_DIST_DIR);
  const start = performance.now();
  const answers = await Promise.all(
    Array.from({ length: people }, (_, index) =>
      send(`127.0.1.${index + 1}`, `${run}-${index}@autora.example`).catch(() => false),
    ),
  );
  const seconds = (performance.now() - start) / 1000;
  const memory = Math.round(peak() / 1024 / 1024);

  const supabase = createClient(SUPABASE_URL, SUPABASE_SECRET_KEY);
  const proposals = supabase.from('editorial_submissions').select('email');
  const { data: stored } = await proposals.like('email', `${run}-%`).throwOnError();
  const now = { older_than: '0 seconds', quarantined_for: '0 seconds' };
  const { data: strays } = await supabase.rpc('stray_files', now).throwOnError();
  const senders = new Set(stored.map(({ email }) => email)).size;
  const thanked = answers.filter(Boolean).length;
  const lost = Math.max(0, thanked - senders);
  const counts = [people, thanked, lost, stored.length - senders, strays.length];
  const costs = [`${seconds.toFixed(1)} s`, memory ? `${memory} MiB` : 'unknown'];
  return [way, ...counts.map(String), ...costs];
}
