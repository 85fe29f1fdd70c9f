import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { getTranslations } from 'next-intl/server';
import type { ComponentProps } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { MarkdownBook } from '@/components/blog/markdown-book';
import { MarkdownPicture } from '@/components/blog/markdown-picture';
import { MarkdownVideo } from '@/components/blog/markdown-video';
import { embedLines } from '@/lib/markdown/embeds';
import { markdownTree } from '@/lib/markdown/render';

/** A plain anchor, so that the text needs no script. External pages get no `window.opener`. */
function MarkdownLink(props: ComponentProps<'a'>) {
  const leaves = /^https?:/i.test(props.href ?? '');
  return <a {...props} {...(leaves && { rel: 'noopener' })} />;
}

/** Too wide for a telephone, a table scrolls by itself, by keyboard too. */
const scroller = { tabIndex: 0, className: 'overflow-x-auto' };

/** An author's Markdown, rendered on the server and sanitised (lib/markdown). Stands inside `.prose`. */
export async function Markdown({ text }: { text: string }) {
  const t = await getTranslations('markdown');
  return toJsxRuntime(embedLines(markdownTree(text)), {
    Fragment,
    jsx,
    jsxs,
    components: {
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
