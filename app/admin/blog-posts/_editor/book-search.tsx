'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { controlOf, fillControl } from '@/app/admin/_frame/markdown-edit';
import { Refusal } from '@/app/admin/_frame/refusal';
import { Popover, PopoverContent, PopoverTrigger } from '@/app/admin/_frame/ui/popover';
import { type BookChoice, BookPicker } from '@/app/admin/blog-posts/_editor/search-picker';
import { takeCover } from '@/app/admin/blog-posts/actions';
import { buttonVariants } from '@/components/ui/button';
import { sendByScript } from '@/lib/actions/spam';
import { pathOf } from '@/lib/parameter-pages';
import { withinQuotes } from '@/lib/text/text';

type State = {
  kind: 'taking' | 'done' | 'noCover';
  title: string;
  error?: string | undefined;
} | null;

/** Searches a book of the shop and fills in its link and cover. The cover is copied to the pictures of the blog. */
export function BookSearch() {
  const t = useTranslations('posts.book');
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [state, setState] = useState<State>(null);

  function fill(name: string, value: string) {
    const form = trigger.current?.form;
    const control = form && controlOf(form, name);
    if (control) fillControl(control, value);
  }

  async function choose({ handle, title }: BookChoice) {
    setOpen(false);
    setState({ kind: 'taking', title });
    fill('book_link', pathOf('product', handle));
    const result = await sendByScript(takeCover, { handle }).catch(() => null);
    const src = result?.ok && result.data?.['src'];
    if (src) fill('book_image', src);
    const error = result?.ok === false ? result.error : undefined;
    setState({ kind: src ? 'done' : 'noCover', title, error });
  }

  return (
    <div>
      <Popover open={open} onOpenChange={setOpen}>
        <PopoverTrigger
          ref={trigger}
          disabled={state?.kind === 'taking'}
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
        >
          {t('open')}
        </PopoverTrigger>
        <PopoverContent
          aria-label={t('open')}
          className="w-[min(28rem,calc(100vw-2rem))] overflow-hidden p-0"
        >
          <BookPicker onChoose={choose} />
        </PopoverContent>
      </Popover>
      <p role="status" className="mt-2 text-small empty:hidden">
        {state ? (
          <Refusal error={state.error}>
            {t(state.kind, { title: withinQuotes(state.title) })}
          </Refusal>
        ) : null}
      </p>
    </div>
  );
}
