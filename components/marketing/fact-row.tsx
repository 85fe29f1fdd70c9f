import { Container } from '@/components/ui/container';
import { cn } from '@/lib/utils';

type FactRowProps = {
  title: string;
  facts: Readonly<Record<string, { value: string; label: string }>>;
  className?: string;
};

export function FactRow({ title, facts, className }: FactRowProps) {
  const shown = Object.values(facts);
  return (
    <section aria-label={title} className={cn('py-16 md:py-24', className)}>
      <Container>
        <dl className="flex flex-wrap gap-x-12 gap-y-10 lg:flex-nowrap lg:gap-x-16">
          {shown.map(({ value, label }, index) => (
            <div
              key={label}
              className={cn(
                'flex min-w-[8rem] flex-1 basis-[40%] flex-col-reverse justify-end gap-3 lg:basis-0',
                drops[index % drops.length],
                // Three are in one row as soon as they fit: two above one would look incomplete.
                shown.length === 3 && 'md:basis-[26%]',
              )}
            >
              <dt className="max-w-[26ch] text-ink-soft text-small">{label}</dt>
              <dd className="whitespace-nowrap font-display text-[clamp(2.75rem,5.2vw,5rem)] text-accent leading-none tracking-tighter">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}

const drops = ['', 'lg:mt-10', 'lg:mt-20', 'lg:mt-30'];
