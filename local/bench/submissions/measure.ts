import { createClient } from '@supabase/supabase-js';
import { watchMemory } from './memory.ts';
import { sendProposal, type Way } from './send.ts';

export type SubmissionLoad = {
  way: Way;
  people: number;
  /** Proposals that the site thanked for. */
  thanked: number;
  /** Thanked for and not there, or there and not whole. */
  lost: number;
  /** Rows beyond one for each person. */
  double: number;
  /** Files that no row points to, quarantine included. */
  orphans: number;
  seconds: number;
  /** The most the web process held, in bytes; undefined where the system does not tell. */
  memory: number | undefined;
};

/** `address` is where people send to: the site itself, or a proxy in front of it. */
type Site = { address: string; supabaseUrl: string; secretKey: string; distDir: string };

/** So many people send a proposal of two files of 5 MB in the same moment: what becomes of them. */
export async function measureSubmissions(
  site: Site,
  way: Way,
  people = 100,
): Promise<SubmissionLoad> {
  const supabase = createClient(site.supabaseUrl, site.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const run = crypto.randomUUID();
  const memory = watchMemory(site.distDir);
  const start = performance.now();
  const answers = await Promise.all(
    Array.from({ length: people }, (_, index) =>
      sendProposal(
        site.address,
        way,
        `127.0.1.${index + 1}`,
        `${run}-${index}@autora.example`,
      ).catch(() => false),
    ),
  );
  const seconds = (performance.now() - start) / 1000;
  const peak = memory.stop();

  const rows = await supabase
    .from('editorial_submissions')
    .select('email, obra_file_path, curriculum_file_path')
    .like('email', `${run}-%`);
  if (rows.error) throw rows.error;
  const strays = await supabase.rpc('stray_files', {
    older_than: '0 seconds',
    quarantined_for: '0 seconds',
  });
  if (strays.error) throw strays.error;
  const senders = new Set(rows.data.map(({ email }) => email));
  const thanked = answers.filter(Boolean).length;
  return {
    way,
    people,
    thanked,
    lost: Math.max(0, thanked - senders.size),
    double: rows.data.length - senders.size,
    orphans: strays.data.length,
    seconds,
    memory: peak,
  };
}
