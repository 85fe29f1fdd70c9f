import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { getImageProps } from 'next/image';
import { getTranslations } from 'next-intl/server';
import type { ComponentProps } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { BookCover } from '@/components/shop/book-cover';
import { priceText } from '@/components/shop/price';
import { ButtonLink } from '@/components/ui/button';
import { pictureShape } from '@/lib/blog/card-picture';
import { env } from '@/lib/env';
import { log } from '@/lib/log/log';
import { embedLines, ownLine } from '@/lib/markdown/embeds';
import { markdownTree } from '@/lib/markdown/render';
import { pathOf } from '@/lib/parameter-pages';
import { getProduct } from '@/lib/storefront/products';
import { withinQuotes } from '@/lib/text/text';
import { isResized } from './post-teaser';
import { VideoFrame } from './video-frame';

/** A plain anchor, so that the text needs no JavaScript. Links to other sites get `noopener`. */
function MarkdownLink(props: ComponentProps<'a'>) {
  const leaves = /^https?:/i.test(props.href ?? '');
  return <a {...props} {...(leaves && { rel: 'noopener' })} />;
}

/** A wide table scrolls in its own box, which is focusable so that the keyboard can scroll it. */
const scroller = { tabIndex: 0, className: 'overflow-x-auto' };

/** Every block takes its direction from its own text. */
const blocks = Object.fromEntries(
  (['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'figcaption', 'th', 'td'] as const).map((Tag) => [
    Tag,
    (props: object) => <Tag dir="auto" {...props} />,
  ]),
);

/** Renders an author's Markdown on the server, sanitised (lib/markdown). Place it inside `.prose`. */
export async function Markdown({ text }: { text: string }) {
  const t = await getTranslations('markdown');
  return toJsxRuntime(embedLines(markdownTree(text), env.SITE_URL), {
    Fragment,
    jsx,
    jsxs,
    components: {
      ...blocks,
      a: MarkdownLink,
      aside: MarkdownBook,
      img: MarkdownPicture,
      video: MarkdownVideo,
      table: (props) => (
        <section aria-label={t('table')} {...scroller}>
          <table {...props} />
        </section>
      ),
    },
  });
}

type MarkdownBookProps = ComponentProps<'aside'> & {
  'data-handle'?: string;
  'data-variant'?: string;
};

/** A book alone on its line (`embedLines`); the author's link when the shop has no such book or fails. */
async function MarkdownBook(props: MarkdownBookProps) {
  const { 'data-handle': handle = '', 'data-variant': variant, children } = props;
  const product = await getProduct(handle).catch((error: unknown) => {
    log.warn('Book of an article: the shop', error);
    return null;
  });
  if (!product) return <p>{children}</p>;
  const t = await getTranslations('markdown');
  const price = priceText(product.price);
  const page = pathOf('product', product.handle);
  const path = variant ? (`${page}?variant=${variant}` as const) : page;
  return (
    <div
      {...{ [ownLine.address]: path, [ownLine.words]: product.title }}
      className="relative my-10 flex items-center gap-6 bg-accent-tint p-6 sm:gap-8 sm:p-8"
    >
      <div className="w-24 shrink-0 sm:w-32">
        <BookCover product={product} widths={[384]} sizes="8rem" />
      </div>
      <div className="min-w-0">
        <p dir="auto" className="font-display text-h4 tracking-tight">
          {product.title}
        </p>
        {product.book.author ? (
          <p className="mt-1 text-ink-soft text-small">{product.book.author}</p>
        ) : null}
        <p className="mt-2 text-small tabular-nums">
          {product.variants.length > 1 ? t('priceFrom', { price }) : price}
        </p>
        <ButtonLink
          href={path}
          variant="outline"
          size="sm"
          className="mt-4 no-underline after:absolute after:inset-0"
        >
          {t('seeBook')}
          <span className="sr-only"> «{withinQuotes(product.title)}»</span>
        </ButtonLink>
      </div>
    </div>
  );
}

/** Pictures of this site are optimised and have a size, so that the layout does not shift; others load unchanged. */
async function MarkdownPicture({ src, alt = '', title }: ComponentProps<'img'>) {
  if (typeof src !== 'string') return null;
  const facts = await pictureShape(src);
  const props =
    facts && isResized(src)
      ? getImageProps({
          src,
          alt,
          width: facts.width,
          height: facts.height,
          sizes: '(width >= 48rem) 42rem, 90vw',
        }).props
      : { src, loading: 'lazy' as const };
  return (
    <picture>
      <img {...props} alt={alt} title={title} decoding="async" className="h-auto max-w-full" />
    </picture>
  );
}

type MarkdownVideoProps = ComponentProps<'video'> & { 'data-href'?: string; 'data-site'?: string };

/** A video alone on its line (`embedLines`). Nothing is requested from its site before a reader starts it. */
async function MarkdownVideo(props: MarkdownVideoProps) {
  const { src, title = '', 'data-href': href = '', 'data-site': site = '' } = props;
  if (typeof src !== 'string') return null;
  const t = await getTranslations('markdown');
  return (
    <figure {...{ [ownLine.address]: href, [ownLine.words]: title }}>
      <VideoFrame href={href} player={src} title={title || t('videoTitle', { site })}>
        {title ? t('playNamed', { title: withinQuotes(title) }) : t('playVideo', { site })}
      </VideoFrame>
      <figcaption>
        {title ? `${title}. ` : ''}
        {t('videoNote', { site })}
      </figcaption>
    </figure>
  );
}
