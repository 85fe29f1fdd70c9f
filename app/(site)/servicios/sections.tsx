import { useMessages, useTranslations } from 'next-intl';
import { Mosaic, type WallName } from '@/components/art/mosaic';
import { linkVariants } from '@/components/ui/button';
import { Container, Heading } from '@/components/ui/heading';
import { PlusIcon } from '@/components/ui/icons';
import type { Arm } from '@/lib/arms';
import { ServiceLink } from './service-link';

export function ServicesHero({ title, lead }: { title: string; lead: string }) {
  const [first, ...rest] = title.split(' ');
  return (
    <section className="overflow-hidden lg:grid lg:grid-cols-12">
      <div className="px-(--edge) pt-8 pb-12 lg:col-span-7 lg:flex lg:flex-col lg:justify-between lg:pt-14 lg:pr-0 lg:pb-20">
        <h1 className="text-h1 tracking-tighter lg:text-[clamp(5rem,8.6vw,9rem)] lg:leading-[0.9]">
          {first} <br />
          {rest.join(' ')}
        </h1>
        <p className="mt-8 max-w-[36ch] text-lead">{lead}</p>
      </div>
      <div
        data-art=""
        aria-hidden="true"
        className="grid grid-cols-6 lg:col-span-5 lg:grid-cols-3 lg:self-start"
      >
        {services.map(({ arm, wall }) => (
          <div key={wall} data-arm={arm} className="aspect-square overflow-hidden bg-accent">
            <Mosaic wall={wall} />
          </div>
        ))}
      </div>
    </section>
  );
}

const services = [
  { key: 'publicacion', arm: 'editorial', wall: 'sample-publishing' },
  { key: 'guion', arm: 'cine', wall: 'sample-script' },
  { key: 'audiovisual', arm: 'cine', wall: 'sample-audiovisual' },
  { key: 'escritura', arm: 'editorial', wall: 'sample-writing' },
  { key: 'diseno', arm: 'arte', wall: 'sample-design' },
  { key: 'innovacion', arm: 'ia', wall: 'sample-innovation' },
] as const satisfies readonly { key: string; arm: Arm; wall: WallName }[];

/** The services as entries of a catalogue. The browser keeps at most one panel open (`details name`). */
export function ServiceEntries() {
  const t = useTranslations('services');
  const { items } = useMessages().services;
  return (
    <section aria-label={t('list')}>
      {services.map(({ key, arm }) => {
        const { title, text, details, includes } = items[key];
        return (
          <article
            key={key}
            id={key}
            data-arm={arm}
            className="border-line border-t transition-colors duration-200 has-[details[open]]:bg-accent-tint"
          >
            <Container className="grid items-baseline gap-x-16 gap-y-3 pt-10 pb-4 md:pt-14 md:pb-8 lg:grid-cols-12">
              <Heading level={2} className="text-accent lg:col-span-5">
                {title}
              </Heading>
              <div className="lg:col-span-7">
                <p className="max-w-[40ch] font-display text-h4">{text}</p>
                {/* Opening one panel closes the others of its name, without a script. */}
                <details name="servicios" className="group/panel mt-2">
                  <summary className="flex min-h-14 items-center justify-between gap-6 py-3 font-medium hover:text-accent">
                    <span className="underline decoration-[1.5px] underline-offset-8">
                      {t('more')} <span className="sr-only">{t('about', { service: title })}</span>
                    </span>
                    <PlusIcon className="size-5 shrink-0 transition-transform duration-200 group-open/panel:rotate-45" />
                  </summary>
                  <div className="grid gap-x-12 gap-y-6 pt-4 pb-6 md:grid-cols-2">
                    <div>
                      <p>{details}</p>
                      <ServiceLink
                        href="#solicitud"
                        service={key}
                        className={linkVariants({ variant: 'call', className: 'mt-4' })}
                      >
                        {t('ask')} <span className="sr-only">{t('about', { service: title })}</span>
                      </ServiceLink>
                    </div>
                    <ul>
                      {Object.entries(includes).map(([order, point]) => (
                        <li key={order} className="border-line-strong border-b py-2 first:pt-0">
                          {point}
                        </li>
                      ))}
                    </ul>
                  </div>
                </details>
              </div>
            </Container>
          </article>
        );
      })}
    </section>
  );
}
