import { getTranslations } from 'next-intl/server';
import { socialCardResponse } from '@/components/seo/social-card';
import { cardFile, publicPages, publicPaths } from '@/lib/public-pages';

/** The cards of the public pages, drawn by the build. */
export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return publicPaths.map((path) => ({ file: cardFile(path) }));
}

type Context = RouteContext<'/images/social/[file]'>;

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { file } = await params;
  const path = publicPaths.find((page) => cardFile(page) === file);
  if (!path) return new Response(null, { status: 404 });
  const { texts, card } = publicPages[path];
  const t = await getTranslations();
  return socialCardResponse({
    look: card,
    title: t(`${texts}.card.title`),
    overline: '',
    line: t(`${texts}.card.line`),
    picture: null,
  });
}
