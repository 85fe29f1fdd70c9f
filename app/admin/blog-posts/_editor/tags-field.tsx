'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { fillControl } from '@/app/admin/_frame/apply-edit';
import { useTagSuggestions } from '@/app/admin/blog-posts/_editor/tag-suggestions';
import { hasTag, toggleTag } from '@/app/admin/blog-posts/tags';
import { Field } from '@/components/forms/field';
import { buttonVariants } from '@/components/ui/button';
import {
  Command,
  CommandEmpty,
  CommandGroup,
  CommandInput,
  CommandItem,
  CommandList,
} from '@/components/ui/command';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';

type Props = { label: string; hint: string; used: readonly string[] };

export function TagsField({ label, hint, used }: Props) {
  const t = useTranslations('posts.tags');
  const input = useRef<HTMLInputElement>(null);
  const suggestions = useTagSuggestions(input, used);
  const [open, setOpen] = useState(false);
  // The field is uncontrolled; its text is copied to the state while the list is open.
  const [text, setText] = useState('');

  function show(next: boolean) {
    setText(input.current?.value ?? '');
    setOpen(next);
  }

  function toggle(tag: string) {
    if (!input.current) return;
    const next = toggleTag(input.current.value, tag);
    fillControl(input.current, next);
    setText(next);
  }

  return (
    <div className="flex flex-col items-start gap-2">
      <div className="relative w-full">
        <Field ref={input} name="tags" label={label} hint={hint} {...suggestions.control} />
        {suggestions.list}
      </div>
      {used.length > 0 ? (
        <Popover open={open} onOpenChange={show}>
          <PopoverTrigger className={buttonVariants({ variant: 'outline', size: 'sm' })}>
            {t('open')}
          </PopoverTrigger>
          <PopoverContent
            aria-label={t('open')}
            className="w-[min(22rem,calc(100vw-2rem))] overflow-hidden p-0"
          >
            <Command label={t('open')} loop>
              <CommandInput placeholder={t('placeholder')} className="min-h-12 text-small" />
              <CommandList label={t('open')} className="max-h-56">
                <CommandEmpty>{t('empty')}</CommandEmpty>
                <CommandGroup>
                  {used.map((tag) => (
                    <CommandItem key={tag} value={tag} onSelect={() => toggle(tag)}>
                      <span dir="auto" className="min-w-0 grow wrap-anywhere">
                        {tag}
                      </span>
                      {hasTag(text, tag) ? (
                        <span className="text-caption text-ink-soft">{t('chosen')}</span>
                      ) : null}
                    </CommandItem>
                  ))}
                </CommandGroup>
              </CommandList>
            </Command>
          </PopoverContent>
        </Popover>
      ) : null}
    </div>
  );
}
