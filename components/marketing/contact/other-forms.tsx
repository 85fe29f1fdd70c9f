import { getTranslations } from 'next-intl/server';
import { Heading } from '@/components/ui/heading';
import { Link } from '@/components/ui/link';
import { linkVariants } from '@/components/ui/text-link';

const forms = [
  { key: 'proposal', href: '/dauro/editorial/propuesta' },
  { key: 'art', href: '/dauro/arte' },
  { key: 'services', href: '/servicios' },
] as const;

export async function OtherForms({ className }: { className?: string }) {
  const t = await getTranslations('contact.otherForms');
  return (
    <section aria-labelledby="puertas" className={className}>
      <Heading level={2} size="h4" id="puertas">
        {t('title')}
      </Heading>
      <ul className="mt-3">
        {forms.map(({ key, href }) => (
          <li key={key} className="border-line border-b py-3">
            <Link href={href} className={linkVariants()}>
              {t(key)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
