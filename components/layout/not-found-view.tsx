import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { Mosaic } from '@/components/art/mosaic';
import { ButtonLink, CallLink } from '@/components/ui/button';
import { Container } from '@/components/ui/heading';

export async function NotFoundView() {
  const t = await getTranslations('layout.notFound');
  return (
    <div className="relative overflow-hidden">
      <div className="h-48 md:h-64 lg:absolute lg:inset-y-0 lg:right-0 lg:left-[58%] lg:h-auto">
        <Mosaic wall="missing" />
      </div>
      <Container className="relative pt-8 pb-24 lg:min-h-[36rem] lg:pt-12">
        <h1 lang="en" className="max-w-[9ch] text-h1 tracking-tighter">
          {t('title')}
        </h1>
        <p className="mt-8 max-w-[40ch] text-ink-soft text-lead">{t('lead')}</p>
        <p className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
          <ButtonLink href="/" size="lg" className="max-sm:w-full">
            {t('home')}
          </ButtonLink>
          <CallLink href="/tienda">{t('shop')}</CallLink>
          <CallLink href="/blog">{t('blog')}</CallLink>
        </p>
      </Container>
    </div>
  );
}

function Missing(): never {
  notFound();
}

/**
 * The 404 content of a page. `notFound()` alone would answer 404 with an empty body; inside this boundary the whole
 * page is in the first response. Keep the boundary small: React moves a large one to the end of the document and needs
 * a script to put it in place, so readers without JavaScript would not see it.
 */
export function MissingPage() {
  return (
    <Suspense fallback={<NotFoundView />}>
      <Missing />
    </Suspense>
  );
}

/** The metadata of a missing page; Next adds `noindex` itself. */
export async function notFoundMetadata(): Promise<{ title: string; description: string }> {
  const t = await getTranslations('layout.notFound');
  return { title: t('title'), description: t('description') };
}
