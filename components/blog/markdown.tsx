import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { getTranslations } from 'next-intl/server';
import type { ComponentProps } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { MarkdownBook } from '@/components/blog/markdown-book';
import { MarkdownPicture } from '@/components/blog/markdown-picture';
import { MarkdownVideo } from '@/components/blog/markdown-video';
import { embedLines } from '@/lib/markdown/embeds';
import { markdownTree } from '@/lib/markdown/render';

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
  return toJsxRuntime(embedLines(markdownTree(text)), {
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
