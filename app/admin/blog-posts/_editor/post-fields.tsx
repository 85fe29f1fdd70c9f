'use client';

import { useMessages, useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { DateField } from '@/app/admin/_frame/date/date-field';
import { fillControl } from '@/app/admin/_frame/markdown-edit';
import { BookSearch } from '@/app/admin/blog-posts/_editor/book-search';
import { GalleryField } from '@/app/admin/blog-posts/_editor/gallery-field';
import { PictureField } from '@/app/admin/blog-posts/_editor/picture-field';
import { TagsField } from '@/app/admin/blog-posts/_editor/tags-field';
import { closedSectionsKey, orNull } from '@/app/admin/blog-posts/_editor/use-draft';
import { type PostValues, postFields, postStatuses } from '@/app/admin/blog-posts/fields';
import { Field, FieldError, SelectField, TextareaField, useField } from '@/components/forms/field';
import { ChevronDownIcon } from '@/components/ui/chevron-down-icon';
import { Label } from '@/components/ui/input';
import { blogCategories } from '@/lib/blog/types';
import { pathOf } from '@/lib/parameter-pages';
import { lengthOf } from '@/lib/text/length';
import { cn } from '@/lib/utils';

type Props = {
  name: 'title' | 'excerpt' | 'meta_title' | 'meta_description';
  label: string;
  hint?: string;
  value: string;
  rows?: number;
};

/** From four fifths of the limit on, the count of characters. */
function Counter({ name, value }: Pick<Props, 'name' | 'value'>) {
  const count = lengthOf(value.trim());
  const { max } = postFields[name];
  const t = useTranslations('posts.editor');
  return (
    <span
      role="status"
      className={count > max ? 'font-medium text-danger tabular-nums' : 'tabular-nums'}
    >
      {count < max * 0.8 ? null : <span>{t('counter', { count, max })}</span>}
    </span>
  );
}

function CountedField({ value, hint, rows, ...props }: Props) {
  const shown = (
    <span className="flex flex-wrap justify-between gap-x-4">
      <span>{hint}</span>
      <Counter name={props.name} value={value} />
    </span>
  );
  return rows ? (
    <TextareaField {...props} rows={rows} hint={shown} />
  ) : (
    <Field {...props} hint={shown} />
  );
}

type WritingProps = Pick<Props, 'value'> & { name: 'title' | 'excerpt'; className: string };

/** A field that looks as its text does in the article. Its name is its placeholder, and heard in any case. */
function WritingField({ name, value, className }: WritingProps) {
  const { labels, placeholders } = useMessages().posts.editor;
  const { id, error, value: opened, control } = useField(name, true);
  const isLine = name === 'title';
  return (
    <div>
      <Label htmlFor={id} required className="sr-only">
        {labels[name]}
      </Label>
      {/* The field inherits its size: app/styles/base.css would replace one of its own in narrow windows. */}
      <div className={className}>
        <textarea
          {...control}
          rows={1}
          dir="auto"
          required
          defaultValue={opened}
          placeholder={placeholders[name]}
          className="writing-field field-sizing-content"
          onKeyDown={(event) => {
            if (!isLine || event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
          onInput={({ currentTarget }) => {
            if (isLine) fillControl(currentTarget, currentTarget.value.replace(/\s*\n\s*/g, ' '));
          }}
        />
      </div>
      <p id={`${id}-hint`} className="text-ink-soft text-small">
        <Counter name={name} value={value} />
      </p>
      <FieldError id={id} error={error} />
    </div>
  );
}

export function HeadFields({ values }: { values: PostValues }) {
  return (
    <fieldset
      aria-label={useMessages().posts.editor.sections.text}
      className="flex flex-col gap-4 min-w-0"
    >
      <WritingField name="title" value={values.title} className="post-title" />
      <WritingField name="excerpt" value={values.excerpt} className="post-lead" />
    </fieldset>
  );
}

type PublicationProps = { values: PostValues; usedTags: readonly string[]; siteUrl: string };

export function PublicationFields({ values, usedTags, siteUrl }: PublicationProps) {
  const { posts, blog } = useMessages();
  const { editor, status } = posts;
  const { labels, hints } = editor;
  const address = siteUrl.replace(/^https?:\/\//, '') + pathOf('post', values.slug || '…');
  const isUndated = values.status === 'scheduled' && values.scheduled_for === '';
  return (
    <EditorSection name="publication">
      <p className="text-ink-soft text-small">{editor.required}</p>
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
      <Field
        name="slug"
        label={labels.slug}
        hint={<span className="break-all">{hints.slug.replace('{address}', address)}</span>}
        required
        autoComplete="off"
        spellCheck={false}
      />
      <TagsField label={labels.tags} hint={hints.tags} used={usedTags} />
    </EditorSection>
  );
}

const imageFields = ['image_url', 'image2', 'image3'] as const;

export function ImageFields({ values }: { values: PostValues }) {
  const { labels, hints } = useMessages().posts.editor;
  return (
    <EditorSection name="images">
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
  const { labels, hints } = useMessages().posts.editor;
  return (
    <EditorSection name="book">
      <BookSearch />
      <PictureField name="book_image" label={labels.book_image} value={values.book_image} />
      <Field name="book_link" label={labels.book_link} hint={hints.book_link} inputMode="url" />
      <Field name="amazon_link" label={labels.amazon_link} hint={hints.image} inputMode="url" />
    </EditorSection>
  );
}

/** The texts for search engines and networks; empty ones default to title, summary and main picture. */
export function SearchFields({ values, children }: { values: PostValues; children: ReactNode }) {
  const { labels, hints } = useMessages().posts.editor;
  return (
    <EditorSection name="search">
      <CountedField
        name="meta_title"
        label={labels.meta_title}
        hint={hints.meta_title}
        value={values.meta_title}
      />
      <CountedField
        name="meta_description"
        label={labels.meta_description}
        hint={hints.meta_description}
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

const closedSections = () =>
  orNull(() => localStorage.getItem(closedSectionsKey))?.split(' ') ?? [];

type SectionProps = { name: 'publication' | 'images' | 'book' | 'search'; children: ReactNode };

/** A part of the panel that opens and closes; closed, it still submits its fields. */
function EditorSection({ name, children }: SectionProps) {
  const { sections } = useMessages().posts.editor;
  const id = useId();
  const [isOpen, setOpen] = useState(true);
  useEffect(() => setOpen(!closedSections().includes(name)), [name]);

  function toggle() {
    setOpen(!isOpen);
    const others = closedSections().filter((other) => other !== name);
    const closed = isOpen ? [...others, name] : others;
    orNull(() => localStorage.setItem(closedSectionsKey, closed.join(' ')));
  }

  return (
    <fieldset className="min-w-0 border-line border-t">
      <legend className="contents">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className="flex min-h-12 w-full items-center justify-between gap-2 font-medium hover:text-accent"
          onClick={toggle}
        >
          {sections[name]}
          <ChevronDownIcon className={cn('size-5', isOpen && 'rotate-180')} />
        </button>
      </legend>
      <div id={id} className={isOpen ? 'flex flex-col gap-5 pt-1 pb-7' : 'hidden'}>
        {children}
      </div>
    </fieldset>
  );
}

/** Opens the section of a field that cannot be focused while it is closed. Returns whether the field is in one. */
export function openSectionOf(field: Element): boolean {
  const opener = field.closest('fieldset')?.querySelector<HTMLElement>('legend > [aria-expanded]');
  if (opener?.ariaExpanded === 'false') opener.click();
  return opener instanceof HTMLElement;
}
