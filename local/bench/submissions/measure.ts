import { createClient } from '@supabase/supabase-js';
import { markdownTable } from '../report.ts';
import { watchMemory } from './memory.ts';
import { sendProposal, type Way } from './send.ts';

/** `direct` is the site itself, `proxied` the same behind nginx. */
type Site = {
  direct: string;
  proxied: string;
  supabaseUrl: string;
  secretKey: string;
  distDir: string;
};

const columns = [
  'Files travel',
  'People',
  'Thanked',
  'Lost',
  'Double',
  'Orphans',
  'Time',
  'Memory',
];

/** So many people send a proposal of two files of 5 MB in the same moment: what becomes of them, as a table. */
export async function benchSubmissions(site: Site, people = 100): Promise<string> {
  // In this order, since a process keeps the memory that the second way takes.
  const rows = [
    await measure(site, site.direct, 'ahead of the form', people),
    await measure(site, site.proxied, 'with the form', people),
  ];
  return [
    '**Proposals sent at the same time**, each of two files of 5 MB. Memory: the most that the web process held.',
    markdownTable(columns, rows),
  ].join('\n\n');
}

async function measure(site: Site, address: string, way: Way, people: number): Promise<string[]> {
  const run = crypto.randomUUID();
  const memory = watchMemory(site.distDir);
  const start = performance.now();
  const send = (index: number) =>
    sendProposal(address, way, `127.0.1.${index + 1}`, `${run}-${index}@autora.example`);
  const answers = await Promise.all(
    Array.from({ length: people }, (_, index) => send(index).catch(() => false)),
  );
  const seconds = (performance.now() - start) / 1000;
  const peak = memory.stop();

  const supabase = createClient(site.supabaseUrl, site.secretKey);
  const stored = await supabase
    .from('editorial_submissions')
    .select('email')
    .like('email', `${run}-%`);
  if (stored.error) throw stored.error;
  const now = { older_than: '0 seconds', quarantined_for: '0 seconds' };
  const strays = await supabase.rpc('stray_files', now);
  if (strays.error) throw strays.error;
  const senders = new Set(stored.data.map(({ email }) => email)).size;
  const thanked = answers.filter(Boolean).length;
  const counts = [people, thanked, Math.max(0, thanked - senders), stored.data.length - senders];
  return [
    way,
    ...[...counts, strays.data.length].map(String),
    `${seconds.toFixed(1)} s`,
    peak ? `${Math.round(peak / 1024 / 1024)} MiB` : 'unknown',
  ];
}
