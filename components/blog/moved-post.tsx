import { getTranslations } from 'next-intl/server';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { linkVariants } from '@/components/ui/text-link';

/** For client-side navigation only: requests for the page get a redirect (lib/page-cache/handler.ts). */
export async function MovedPost({ slug, title }: { slug: string; title: string }) {
  const t = await getTranslations('blog');
  const address = `/blog/${slug}` as const;
  return (
    <Container className="py-24">
      <meta httpEquiv="refresh" content={`0; url=${address}`} />
      <h1 className="text-h2">{t('moved')}</h1>
      <p className="mt-6">
        <Link href={address} className={linkVariants({ variant: 'call' })}>
          {title}
        </Link>
      </p>
    </Container>
  );
}
