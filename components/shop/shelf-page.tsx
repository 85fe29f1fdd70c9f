import { getTranslations } from 'next-intl/server';
import { MissingPage } from '@/components/layout/missing-page';
import { JsonLd } from '@/components/seo/json-ld';
import { ShelfBody } from '@/components/shop/shelf-body';
import { ShopHero } from '@/components/shop/shop-hero';
import { ShopTrail } from '@/components/shop/shop-trail';
import { EmptyState } from '@/components/ui/empty-state';
import { env } from '@/lib/env';
import { itemListJsonLd } from '@/lib/seo/json-ld/item-list';
import { shelfPath } from '@/lib/shop/addresses';
import type { Category } from '@/lib/shop/categories';
import { getShelf } from '@/lib/shop/queries';

/** Books in the structured data (requirement 1.14). */
const listed = 10;

type ShelfPageProps = { category?: Category; number?: number };

/** A page of the shop or of one of its categories; the 404 content when it does not exist. */
export async function ShelfPage({ category, number = 1 }: ShelfPageProps) {
  const shelf = await getShelf({ category, number });
  if (!shelf) return <MissingPage />;
  const t = await getTranslations('shop');
  const isFront = !category && number === 1;
  const books = shelf.items.slice(0, listed).map(({ title, handle }) => ({
    name: title,
    path: `/producto/${handle}`,
  }));
  return (
    <>
      {isFront ? (
        <JsonLd data={itemListJsonLd(env.SITE_URL, t('title'), books)} />
      ) : (
        <ShopTrail
          steps={[
            ...(category ? [{ name: category.name, path: shelfPath(category) }] : []),
            ...(number > 1
              ? [
                  {
                    name: t('paging.position', { number, pages: shelf.pages }),
                    path: shelfPath(category, number),
                  },
                ]
              : []),
          ]}
        />
      )}
      <ShopHero title={category?.name ?? t('title')} {...(isFront && { lead: t('lead') })} />
      <ShelfBody
        shelf={shelf}
        current={category?.slug ?? ''}
        path={(page) => shelfPath(category, page)}
        empty={<EmptyState title={t(category ? 'emptyCategory' : 'empty')} />}
      />
    </>
  );
}
