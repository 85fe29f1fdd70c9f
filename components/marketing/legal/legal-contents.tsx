import { clsx } from 'clsx';
import type { LegalSection } from '@/components/marketing/legal/types';

type LegalContentsProps = {
  title: string;
  sections: Pick<LegalSection, 'id' | 'title'>[];
  className?: string;
};

export function LegalContents({ title, sections, className }: LegalContentsProps) {
  return (
    <nav aria-labelledby="indice" className={clsx('text-small', className)}>
      <h2 id="indice" className="font-medium font-sans text-ink-soft">
        {title}
      </h2>
      <ol className="mt-3 border-line border-l sm:max-lg:columns-2">
        {sections.map(({ id, title: name }) => (
          <li key={id} className="break-inside-avoid">
            <a
              href={`#${id}`}
              className="-ml-px flex min-h-9 items-center border-transparent border-l-2 py-1 pl-4 leading-tight hover:border-accent hover:text-accent"
            >
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
