import { getTranslations } from 'next-intl/server';
import { Container } from '@/components/ui/container';
import { TabLinks } from '@/components/ui/tab-links';

export type ShopSection = 'books' | 'arte' | 'nfts';

export async function ShopTabs({ current, books }: { current: ShopSection; books: number }) {
  const t = await getTranslations('shop.tabs');
  const sections = [
    { section: 'books', href: '/tienda', count: books },
    { section: 'arte', href: '/tienda/arte', count: 0 },
    { section: 'nfts', href: '/tienda/nfts', count: 0 },
  ] as const;
  return (
    <Container>
      <TabLinks
        label={t('label')}
        items={sections.map(({ section, href, count }) => ({
          href,
          count,
          label: t(section),
          current: section === current,
        }))}
      />
    </Container>
  );
}
