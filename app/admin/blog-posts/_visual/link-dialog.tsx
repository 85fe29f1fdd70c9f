'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog } from '@/app/admin/_frame/ui/dialog';
import { DialogForm } from '@/app/admin/blog-posts/_editor/editor-dialog';
import { SearchPicker } from '@/app/admin/blog-posts/_editor/search-picker';
import { Field } from '@/components/forms/field';
import { Button } from '@/components/ui/button';
import { completeAddress } from '@/lib/markdown/addresses';
import { withoutOrigin } from '@/lib/markdown/embeds';

type Props = {
  href: string;
  onClose: () => void;
  onClosed: () => void;
  onLink: (href: string, title: string) => void;
  onRemove: () => void;
};

export function LinkDialog({ href, onLink, onRemove, ...dialog }: Props) {
  const t = useTranslations('posts.visual.linkDialog');
  const [wrong, setWrong] = useState(false);

  function submit(data: FormData) {
    const typed = String(data.get('address')).trim();
    const whole = completeAddress(typed);
    if (whole) onLink(withoutOrigin(whole, location.origin), whole);
    else setWrong(true);
  }

  return (
    <Dialog title={t('title')} {...dialog}>
      <DialogForm
        errors={wrong ? { address: t('wrong') } : {}}
        submit={t('submit')}
        beside={
          href ? (
            <Button variant="outline" size="sm" onClick={onRemove}>
              {t('remove')}
            </Button>
          ) : null
        }
        onSubmit={submit}
      >
        <Field
          name="address"
          label={t('address')}
          defaultValue={href}
          autoComplete="off"
          spellCheck={false}
        />
        <div className="flex flex-col gap-2">
          <span aria-hidden="true" className="font-medium text-small">
            {t('search')}
          </span>
          <SearchPicker
            among="enlaces"
            label={t('search')}
            texts={{ empty: () => t('nothing'), failed: t('failed') }}
            onChoose={(target) => onLink(target.href, target.title)}
            className="border border-line-strong bg-paper-bright [&_[cmdk-list]]:max-h-64"
          >
            {({ kind, title }) => (
              <span className="flex flex-wrap items-baseline gap-x-3">
                <span dir="auto" className="font-medium">
                  {title}
                </span>
                <span className="text-caption text-ink-soft">
                  {t(kind === 'libros' ? 'kinds.libros' : 'kinds.posts')}
                </span>
              </span>
            )}
          </SearchPicker>
        </div>
      </DialogForm>
    </Dialog>
  );
}
