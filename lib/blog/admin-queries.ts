import 'server-only';
import { assertStaff } from '@/lib/auth/session';
import { createSessionClient } from '@/lib/supabase/server';

/** A post as the back-office's list shows it. `date` is published_at, else created_at (spec §2), ISO 8601. */
export type AdminPostRow = {
  id: string;
  title: string;
  slug: string;
  author: string;
  category: string;
  status: string;
  date: string;
};

export type AdminPost = AdminPostRow & { excerpt: string; content: string; tags: string[] };

/** All posts whatever their state, newest first. Staff only; throws when they cannot be loaded. */
export async function listAllPosts(limit = 100): Promise<AdminPostRow[]> {
  await assertStaff();
  const supabase = await createSessionClient();
  const { data, error } = await supabase
    .from('blog_posts')
    .select('id, title, slug, author, category, status, published_at, created_at')
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(limit);
  if (error) throw new Error('No se pudieron cargar los posts', { cause: error });
  return data.map(({ published_at, created_at, ...row }) => ({
    ...row,
    date: published_at ?? created_at,
  }));
}

/** One post whatever its state, or null. Staff only; throws when it cannot be loaded. */
export async function getAnyPost(id: string): Promise<AdminPost | null> {
  await assertStaff();
  const supabase = await createSessionClient();
  const { data, error } = await supabase
    .from('blog_posts')
    .select(
      'id, title, slug, excerpt, content, author, category, tags, status, published_at, created_at',
    )
    .eq('id', id)
    .maybeSingle();
  if (error?.code === '22P02') return null; // an address that holds no identifier
  if (error) throw new Error('No se pudo cargar el post', { cause: error });
  if (!data) return null;
  const { published_at, created_at, ...post } = data;
  return { ...post, date: published_at ?? created_at };
}
