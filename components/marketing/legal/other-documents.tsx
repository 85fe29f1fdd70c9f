import { type LegalKey, legalDocuments } from '@/components/marketing/legal/documents';
import { Link } from '@/components/ui/link';
import { linkVariants } from '@/components/ui/text-link';

/** Where the reader of one legal text finds the others. */
export function OtherDocuments({ title, current }: { title: string; current: LegalKey }) {
  const others = Object.entries(legalDocuments).filter(([key]) => key !== current);
  return (
    <nav aria-labelledby="otros-textos" className="mt-20 border-line border-t pt-6 text-small">
      <h2 id="otros-textos" className="font-medium font-sans text-ink-soft">
        {title}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-x-8">
        {others.map(([key, { path, document }]) => (
          <li key={key}>
            <Link
              href={path}
              className={linkVariants({ className: 'inline-flex min-h-9 items-center' })}
            >
              {document.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
