'use client';

import { useMessages, useTranslations } from 'next-intl';
import { type FocusEvent, type FormEvent, useRef, useState } from 'react';
import { applyEdit } from '@/app/admin/_frame/markdown-edit';
import { fillIn } from '@/app/admin/[area]/letters';
import { limits } from '@/app/admin/[area]/schema';
import { Field, TextareaField } from '@/components/forms/field';
import { Button } from '@/components/ui/button';
import { site } from '@/lib/site';

type TextField = HTMLInputElement | HTMLTextAreaElement;

type Props = { subject: string; body: string; placeholders: readonly string[] };

export function TemplateFields({ subject, body, placeholders }: Props) {
  const t = useTranslations('review.templates');
  const { letter, templates } = useMessages().review;
  const [stored, setStored] = useState({ subject, body });
  const [typed, setTyped] = useState(stored);
  // A saved or reset text replaces the typed one in the example, as in the fields.
  if (stored.subject !== subject || stored.body !== body) {
    setStored({ subject, body });
    setTyped({ subject, body });
  }
  const text = useRef<HTMLTextAreaElement>(null);
  const lastFocused = useRef<TextField>(null);
  const example = { ...templates.example, grupo: site.name };
  const listeners = {
    onFocus: ({ currentTarget }: FocusEvent<TextField>) => {
      lastFocused.current = currentTarget;
    },
    onInput: ({ currentTarget: { name, value } }: FormEvent<TextField>) =>
      setTyped({ ...typed, [name]: value }),
  };

  function insert(word: string) {
    const field = lastFocused.current ?? text.current;
    if (!field) return;
    // A text that was never focused has its selection at the start.
    const last = field.value.length;
    const [from, to] = lastFocused.current
      ? [field.selectionStart ?? last, field.selectionEnd ?? last]
      : [last, last];
    const end = from + word.length;
    applyEdit(field, { from, to, insert: word, select: [end, end] });
  }

  return (
    <>
      <Field
        name="subject"
        label={letter.subject}
        defaultValue={subject}
        maxLength={limits.subject}
        {...listeners}
      />
      <TextareaField
        name="body"
        label={letter.body}
        defaultValue={body}
        maxLength={limits.letter}
        rows={10}
        ref={text}
        {...listeners}
      />
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-ink-soft text-small">{t('placeholders')}</span>
        {placeholders.map((name) => (
          <Button
            key={name}
            variant="ghost"
            size="bare"
            className="min-h-6 border border-line px-2 text-small"
            aria-label={t('insert', { name })}
            onClick={() => insert(`{${name}}`)}
          >
            {`{${name}}`}
          </Button>
        ))}
      </div>
      <details className="text-small">
        <summary className="w-fit cursor-pointer underline underline-offset-4">
          {t('preview')}
        </summary>
        <div className="mt-3 bg-paper-deep p-4 wrap-anywhere">
          <p className="mb-3 font-medium">{fillIn(typed.subject, example)}</p>
          <p className="whitespace-pre-line">{fillIn(typed.body, example)}</p>
        </div>
      </details>
    </>
  );
}
