import { getTranslations } from 'next-intl/server';
import { Callout } from '@/components/ui/callout';

const known = [
  'eliminado',
  'eliminados',
  'creado',
  'actualizado',
  'publicado',
  'restaurado',
] as const;

/** What happened on the way here, for pages without JavaScript; with it, a toast said so. Failures: AdminPage. */
export async function PostNotice({ name }: { name: string | string[] | undefined }) {
  const t = await getTranslations('posts.notice');
  const key = known.find((notice) => notice === name);
  if (!key) return null;
  return (
    <Callout tone="success" className="mb-6">
      {t(key)}
    </Callout>
  );
}
