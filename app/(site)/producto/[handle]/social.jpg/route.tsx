import { socialCardResponse } from '@/components/seo/social-card';
import { cardPicture } from '@/lib/blog/card-picture';
import { site } from '@/lib/site';
import { getProduct } from '@/lib/storefront/products';

/** Drawn at the first request, cached, and drawn again when the product changes. */
export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

export async function GET(
  _request: Request,
  { params }: RouteContext<'/producto/[handle]/social.jpg'>,
): Promise<Response> {
  const product = await getProduct((await params).handle);
  if (!product) return new Response(null, { status: 404 });
  const cover = { width: 340, height: 500, fit: 'inside' } as const;
  return socialCardResponse({
    look: 'editorial',
    title: product.title,
    overline: site.publisher,
    line: product.book.author ?? '',
    picture: await cardPicture(product.images[0]?.url, cover),
    hanging: true,
  });
}
