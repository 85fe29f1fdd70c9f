import { getMessages } from 'next-intl/server';
import { type LegalKey, legalLinks } from '@/components/layout/navigation';
import { Link } from '@/components/ui/link';
import { linkVariants } from '@/components/ui/text-link';

export async function OtherDocuments({ title, current }: { title: string; current: LegalKey }) {
  const { legalDocuments } = await getMessages();
  const others = legalLinks.filter(({ key }) => key !== current);
  return (
    <nav aria-labelledby="otros-textos" className="mt-20 border-line border-t pt-6 text-small">
      <h2 id="otros-textos" className="font-medium font-sans text-ink-soft">
        {title}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-x-8">
        {others.map(({ key, href }) => (
          <li key={key}>
            <Link
              href={href}
              className={linkVariants({ className: 'inline-flex min-h-9 items-center' })}
            >
              {legalDocuments[key].title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
