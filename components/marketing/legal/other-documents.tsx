import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import { linkVariants } from '@/components/ui/text-link';
import { type LegalPath, menus, publicPages } from '@/lib/public-pages';

export async function OtherDocuments({ title, current }: { title: string; current: LegalPath }) {
  const t = await getTranslations();
  const others = menus.legal.filter((path) => path !== current);
  return (
    <nav aria-labelledby="otros-textos" className="mt-20 border-line border-t pt-6 text-small">
      <h2 id="otros-textos" className="font-medium font-sans text-ink-soft">
        {title}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-x-8">
        {others.map((path) => (
          <li key={path}>
            <Link
              href={path}
              className={linkVariants({ className: 'inline-flex min-h-9 items-center' })}
            >
              {t(`${publicPages[path].texts}.title`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
