'use client';

import { useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DateField } from '@/app/admin/_frame/date/date-field';
import { BookSearch } from '@/app/admin/blog-posts/_editor/book-search';
import { GalleryField } from '@/app/admin/blog-posts/_editor/gallery-field';
import { PictureField } from '@/app/admin/blog-posts/_editor/picture-field';
import { TagsField } from '@/app/admin/blog-posts/_editor/tags-field';
import type { PostValues } from '@/app/admin/blog-posts/fields';
import { postFields, postStatuses } from '@/app/admin/blog-posts/fields';
import { Field, SelectField, TextareaField } from '@/components/forms/field';
import { blogCategories } from '@/lib/blog/types';
import { pathOf } from '@/lib/parameter-pages';
import { lengthOf } from '@/lib/text/length';

type Props = {
  name: string;
  label: string;
  hint?: string;
  max: number;
  value: string;
  rows?: number;
  required?: boolean;
};

function CountedField({ max, value, hint, rows, required = false, ...props }: Props) {
  const count = lengthOf(value.trim());
  const t = useTranslations('posts.editor');
  const shown = (
    <span className="flex flex-wrap justify-between gap-x-4">
      <span>{hint}</span>
      <span className={count > max ? 'font-medium text-danger tabular-nums' : 'tabular-nums'}>
        {t('counter', { count, max })}
      </span>
    </span>
  );
  return rows ? (
    <TextareaField {...props} rows={rows} required={required} hint={shown} />
  ) : (
    <Field {...props} required={required} hint={shown} />
  );
}

export function HeadFields({ values, siteUrl }: { values: PostValues; siteUrl: string }) {
  const { labels, hints, sections, required } = useMessages().posts.editor;
  const address = siteUrl.replace(/^https?:\/\//, '') + pathOf('post', values.slug || '…');
  return (
    <EditorSection title={sections.text}>
      <p className="text-ink-soft text-small">{required}</p>
      <CountedField
        name="title"
        label={labels.title}
        max={postFields.title.max}
        value={values.title}
        required
      />
      <Field
        name="slug"
        label={labels.slug}
        hint={<span className="break-all">{hints.slug.replace('{address}', address)}</span>}
        required
        autoComplete="off"
        spellCheck={false}
      />
      <CountedField
        name="excerpt"
        label={labels.excerpt}
        max={postFields.excerpt.max}
        value={values.excerpt}
        rows={3}
        required
      />
    </EditorSection>
  );
}

type PublicationProps = { values: PostValues; usedTags: readonly string[] };

export function PublicationFields({ values, usedTags }: PublicationProps) {
  const { posts, blog } = useMessages();
  const { editor, status } = posts;
  const { labels, hints, sections } = editor;
  const isUndated = values.status === 'scheduled' && values.scheduled_for === '';
  return (
    <EditorSection title={sections.publication}>
      <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-1">
        <SelectField
          name="status"
          label={labels.status}
          options={postStatuses.map((value) => ({ value, label: status[value] }))}
        />
        <DateField
          withTime
          name="scheduled_for"
          label={labels.scheduled_for}
          hint={
            isUndated ? (
              <span role="status" className="font-medium text-danger">
                {hints.undated}
              </span>
            ) : (
              hints.scheduled_for
            )
          }
        />
        <SelectField
          name="category"
          label={labels.category}
          placeholder={editor.chooseCategory}
          options={blogCategories.map((value) => ({ value, label: blog.categories[value] }))}
          required
        />
        <Field name="author" label={labels.author} required />
      </div>
      <TagsField label={labels.tags} hint={hints.tags} used={usedTags} />
    </EditorSection>
  );
}

const imageFields = ['image_url', 'image2', 'image3'] as const;

export function ImageFields({ values }: { values: PostValues }) {
  const { labels, hints, sections } = useMessages().posts.editor;
  return (
    <EditorSection title={sections.images}>
      {imageFields.map((name) => (
        <PictureField
          key={name}
          name={name}
          label={labels[name]}
          value={values[name]}
          isCropped
          isLarge={name === 'image_url'}
        />
      ))}
      <GalleryField label={labels.gallery} hint={hints.gallery} value={values.gallery} />
    </EditorSection>
  );
}

export function BookFields({ values }: { values: PostValues }) {
  const { labels, hints, sections } = useMessages().posts.editor;
  return (
    <EditorSection title={sections.book}>
      <BookSearch />
      <PictureField name="book_image" label={labels.book_image} value={values.book_image} />
      <Field name="book_link" label={labels.book_link} hint={hints.book_link} inputMode="url" />
      <Field name="amazon_link" label={labels.amazon_link} hint={hints.image} inputMode="url" />
    </EditorSection>
  );
}

/** The texts for search engines and networks; empty ones default to title, summary and main picture. */
export function SearchFields({ values, children }: { values: PostValues; children: ReactNode }) {
  const { labels, hints, sections } = useMessages().posts.editor;
  return (
    <EditorSection title={sections.search}>
      <CountedField
        name="meta_title"
        label={labels.meta_title}
        hint={hints.meta_title}
        max={postFields.meta_title.max}
        value={values.meta_title}
      />
      <CountedField
        name="meta_description"
        label={labels.meta_description}
        hint={hints.meta_description}
        max={postFields.meta_description.max}
        value={values.meta_description}
        rows={3}
      />
      <PictureField
        name="og_image"
        label={labels.og_image}
        hint={hints.og_image}
        value={values.og_image}
      />
      {children}
    </EditorSection>
  );
}

function EditorSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-4 w-full border-ink border-t-2 pt-3 font-display text-h4 tracking-tight">
        {title}
      </legend>
      <div className="flex flex-col gap-5">{children}</div>
    </fieldset>
  );
}
