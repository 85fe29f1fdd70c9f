import { useMessages } from 'next-intl';
import { LatticeMark } from '@/components/art/marks';
import { Mosaic } from '@/components/art/mosaic';
import { Container, Heading, Section } from '@/components/ui/heading';

export function AiHero({ title, lead }: { title: string; lead: string }) {
  return (
    <section className="relative overflow-hidden bg-teal-tint lg:min-h-[42rem]">
      <div className="h-64 sm:h-80 lg:absolute lg:inset-y-0 lg:right-0 lg:left-[46%] lg:h-auto">
        <Mosaic wall="hero-ia" eager />
      </div>
      <div className="relative flex flex-col px-(--edge) pt-8 pb-14 lg:min-h-[42rem] lg:max-w-[60%] lg:justify-between lg:pt-16 lg:pr-0 lg:pb-20">
        <h1 className="text-[clamp(min(4.5rem,20vw),11.6vw,13rem)] text-teal-deep leading-[0.86] tracking-tighter">
          {title}
        </h1>
        <p className="mt-8 max-w-[30ch] text-lead">{lead}</p>
      </div>
    </section>
  );
}

export function AiServices() {
  const { title, items } = useMessages().ia.services;
  return (
    <Section
      aria-labelledby="servicios"
      data-ground="dark"
      className="overflow-hidden bg-teal-deep text-paper"
    >
      <Container>
        <Heading level={2} id="servicios" className="max-w-[14ch]">
          {title}
        </Heading>
        <div className="mt-14 ml-4 grid sm:grid-cols-2 lg:mt-20 lg:-mr-(--edge) lg:grid-cols-3">
          {Object.entries(items).map(([key, service]) => (
            <article
              key={key}
              className="relative border-teal-soft border-t border-l pt-8 pr-8 pb-12 pl-8 lg:pt-10 lg:pb-16 lg:pl-10"
            >
              <LatticeMark className="absolute -top-4 -left-4 size-8 text-ochre-soft print:hidden" />
              <Heading level={3}>{service.title}</Heading>
              <p className="mt-3 max-w-[32ch] text-teal-tint">{service.text}</p>
            </article>
          ))}
        </div>
      </Container>
    </Section>
  );
}

export function AiCases() {
  const { title, lead, items, ...moments } = useMessages().ia.cases;
  return (
    <Section aria-labelledby="casos">
      <Container>
        <div className="grid items-baseline gap-x-16 gap-y-4 lg:grid-cols-12">
          <Heading level={2} id="casos" className="lg:col-span-5">
            {title}
          </Heading>
          <p className="max-w-[40ch] text-ink-soft text-lead lg:col-span-6 lg:col-start-7">
            {lead}
          </p>
        </div>
        <div className="mt-12 md:mt-16">
          {Object.entries(items).map(([key, example]) => (
            <article
              key={key}
              className="grid gap-x-16 gap-y-6 border-line-strong border-t py-8 md:py-12 lg:grid-cols-12"
            >
              <Heading level={3} className="text-teal lg:col-span-4">
                {example.title}
              </Heading>
              <dl className="grid gap-x-16 gap-y-6 sm:grid-cols-2 lg:col-span-8">
                {(['before', 'after'] as const).map((moment) => (
                  <div key={moment}>
                    <dt className="font-display text-lead text-teal">{moments[moment]}</dt>
                    <dd className="mt-1 max-w-[38ch]">{example[moment]}</dd>
                  </div>
                ))}
              </dl>
            </article>
          ))}
        </div>
      </Container>
    </Section>
  );
}
