import { getTranslations } from 'next-intl/server';
import { Mosaic, TileStrips, type WallName } from '@/components/art/mosaic';
import { PicturedPost } from '@/components/blog/post-teaser';
import { ExternalLink } from '@/components/layout/sections';
import { ButtonLink, CallLink, linkVariants } from '@/components/ui/button';
import { Container, Heading, Section } from '@/components/ui/heading';
import { type Arm, type ArmEntry, armNames, armPath, arms } from '@/lib/arms';
import { getLatestPosts } from '@/lib/blog/queries';
import { site } from '@/lib/site';
import { cn } from '@/lib/utils';

export async function HomeHero() {
  const t = await getTranslations('home.hero');
  return (
    <section aria-labelledby="portada" className="overflow-hidden">
      <Container className="pt-4 md:pt-6">
        {/* Wider letter spacing set by the reader may make the title overflow, so this box scrolls; its top padding
        keeps the accent visible. */}
        <div className="@container -mx-2 -mt-[1.8vw] overflow-x-auto overflow-y-hidden px-2 pt-[1.8vw] [scrollbar-width:none]">
          {/* The hairlines of the largest optical size are too thin for small screens. These use the next optical size,
          whose letters are slightly wider. */}
          <h1
            id="portada"
            className="-ml-[0.04em] whitespace-nowrap [font-variation-settings:'opsz'_144] text-poster tracking-tighter max-lg:text-[length:calc(100cqi/6.72)] max-lg:[font-variation-settings:'opsz'_72]"
          >
            {t('titleStart')} <br />
            {t('titleEnd')}
          </h1>
        </div>
      </Container>
      <div className="mt-8 grid items-end gap-x-10 px-(--gutter) md:mt-12 lg:grid-cols-12 lg:pr-0 lg:pl-(--edge)">
        <div className="pb-10 lg:col-span-4 lg:pb-16">
          <p className="max-w-[36ch] text-lead text-ink-soft">{t('lead')}</p>
          <ButtonLink href="/dauro" size="lg" className="mt-8">
            {t('explore')}
          </ButtonLink>
        </div>
        <TileStrips className="-mx-(--gutter) h-56 sm:h-72 lg:col-span-8 lg:mx-0 lg:h-[25rem]" />
      </div>
      <div aria-hidden="true" className="h-3 bg-ink" />
    </section>
  );
}

export async function ArmWall() {
  const t = await getTranslations('home.arms');
  return (
    <section aria-labelledby="arms">
      <h2 id="arms" className="sr-only">
        {t('title')}
      </h2>
      <div className="grid md:grid-cols-12">
        {armNames.map((arm) => (
          <ArmBlock key={arm} arm={arm} {...arms[arm].block} />
        ))}
      </div>
    </section>
  );
}

type ArmBlockProps = ArmEntry['block'] & { arm: Arm; wall: WallName };

async function ArmBlock({ arm, wall, span, dark, place, inset }: ArmBlockProps) {
  const t = await getTranslations();
  const name = t(`${arm}.meta.menu`);
  return (
    <article
      data-arm={arm}
      data-ground={dark ? 'dark' : undefined}
      className={cn(
        'relative flex flex-col justify-end overflow-hidden',
        dark ? 'bg-accent text-paper' : 'bg-accent-tint text-ink',
        span,
      )}
    >
      <div className={cn('relative min-h-52 flex-1 md:min-h-72', place)}>
        {/* On telephones the first wall begins in the first screen and is its largest element. */}
        <Mosaic wall={wall} eager={arm === armNames[0]} className="absolute inset-0" />
      </div>
      <div
        className={cn(
          'relative box-content max-w-[24rem] px-(--gutter) pt-8 pb-10 md:px-12 md:pb-12',
          inset,
        )}
      >
        <h3 className="text-h2 tracking-tighter">{name}</h3>
        <p className="mt-4">{t(`${arm}.arms.home`)}</p>
        <CallLink href={armPath(arm)} className="mt-4">
          {t('home.arms.more')}{' '}
          <span className="sr-only">{t('home.arms.about', { arm: name })}</span>
        </CallLink>
      </div>
    </article>
  );
}

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
          <ButtonLink href="/dauro/editorial" size="lg" className="mt-7">
            {t('action')}
          </ButtonLink>
        </div>
      </Container>
    </section>
  );
}

export async function LatestPosts() {
  const [t, posts] = await Promise.all([getTranslations('home.blog'), getLatestPosts(3)]);
  const [first, ...others] = posts;
  return (
    <Section aria-labelledby="noticias">
      <Container>
        <Heading level={2} id="noticias">
          {t('title')}
        </Heading>
        <div className="mt-12 grid gap-x-16 gap-y-14 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
          {first ? (
            <>
              <PicturedPost post={first} size="lead" className="lg:col-span-7" />
              <div className="grid content-start gap-x-8 gap-y-14 sm:grid-cols-2 lg:col-span-5 lg:row-span-2 lg:grid-cols-1">
                {others.map((post) => (
                  <PicturedPost key={post.slug} post={post} size="strip" />
                ))}
              </div>
            </>
          ) : (
            <p className="text-ink-soft text-lead lg:col-span-12">{t('empty')}</p>
          )}
          <p className="lg:col-span-7 lg:row-start-2">
            <ButtonLink href="/blog" variant="outline" size="lg">
              {t('all')}
            </ButtonLink>
          </p>
        </div>
      </Container>
    </Section>
  );
}

/** The blog of the years before this site, at another address. */
export async function OlderBlog() {
  const t = await getTranslations('home.blog');
  return (
    <aside aria-labelledby="blog-anterior">
      <Container className="grid items-baseline gap-x-16 gap-y-2 py-14 md:py-16 lg:grid-cols-12">
        <Heading level={2} size="h4" id="blog-anterior" className="lg:col-span-4">
          {t('oldTitle')}
        </Heading>
        <p className="max-w-[52ch] text-ink-soft lg:col-span-8">
          {t('oldText')}{' '}
          <ExternalLink href={site.links.oldBlog} note={t('newTab')} className={linkVariants()}>
            {t('oldLink')}
          </ExternalLink>
        </p>
      </Container>
    </aside>
  );
}

export async function ClosingCall() {
  const t = await getTranslations('home.contact');
  return (
    <Section aria-labelledby="contacto-cierre">
      <Container className="grid gap-8 lg:grid-cols-12">
        <Heading level={2} id="contacto-cierre" className="lg:col-span-6 lg:col-start-4">
          {t('title')}
        </Heading>
        <div className="lg:col-span-5 lg:col-start-6">
          <p className="max-w-[48ch] text-ink-soft text-lead">{t('text')}</p>
          <ButtonLink href="/servicios" variant="ink" size="lg" className="mt-8">
            {t('action')}
          </ButtonLink>
        </div>
      </Container>
    </Section>
  );
}
