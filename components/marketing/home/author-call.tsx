import { getTranslations } from 'next-intl/server';
import { buttonVariants } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';

export async function AuthorCall() {
  const t = await getTranslations('home.authors');
  return (
    <section aria-labelledby="autores" className="bg-pomegranate-tint">
      <Container className="grid gap-x-16 gap-y-10 py-20 md:py-28 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-8">
          <p className="font-medium text-pomegranate">{t('eyebrow')}</p>
          <h2
            id="autores"
            className="mt-4 font-italic text-h1 text-pomegranate-deep italic tracking-tighter"
          >
            {t('title')}
          </h2>
        </div>
        <div className="lg:col-span-4">
          <p className="max-w-[44ch]">{t('text')}</p>
          <Link
            href="/dauro/editorial"
            className={buttonVariants({ size: 'lg', className: 'mt-7' })}
          >
            {t('action')}
          </Link>
        </div>
      </Container>
    </section>
  );
}
