'use client';

import { useMessages, useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { DateField } from '@/app/admin/_frame/date/date-field';
import { applyEdit } from '@/app/admin/_frame/markdown-edit';
import { type PostValues, postFields, postStatuses } from '@/app/admin/blog-posts/fields';
import { Field, FieldError, SelectField, TextareaField, useField } from '@/components/forms/field';
import { ChevronDownIcon } from '@/components/ui/chevron-down-icon';
import { Label } from '@/components/ui/input';
import { blogCategories } from '@/lib/blog/types';
import { pathOf } from '@/lib/parameter-pages';
import { site } from '@/lib/site';
import { lengthOf } from '@/lib/text/length';
import { isComposing } from '@/lib/utils';
import { GalleryField } from './gallery-field';
import { PictureField } from './picture-field';
import { BookSearch } from './search-picker';
import { TagsField } from './tags-field';
import { CardPicture } from './thumbnail';
import { closedSectionsKey, orNull } from './use-draft';

type Values = { values: PostValues };
type CounterProps = Values & { name: 'title' | 'excerpt' | 'meta_title' | 'meta_description' };

/**
 * From four fifths of the limit on, the count of characters. No live region, which would speak at each key: it is part of
 * the description of its field.
 */
function Counter({ name, values }: CounterProps) {
  const count = lengthOf(values[name].trim());
  const { max } = postFields[name];
  const t = useTranslations('posts.editor');
  return (
    <span className={count > max ? 'font-medium text-danger tabular-nums' : 'tabular-nums'}>
      {count < max * 0.8 ? null : <span>{t('counter', { count, max })}</span>}
    </span>
  );
}

type WritingProps = Values & { name: 'title' | 'excerpt'; className: string };

const oneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ');

/** A field that looks as its text does in the article. Its name is its placeholder, and heard in any case. */
function WritingField({ name, values, className }: WritingProps) {
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
          // A list, so that React keeps what is typed before it hydrates (components/ui/input.tsx).
          defaultValue={[opened]}
          placeholder={placeholders[name]}
          className="writing-field field-sizing-content"
          onKeyDown={(event) => {
            if (!isLine || event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
          // As if it were typed, so that it can be undone.
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text/plain');
            if (!isLine || !pasted.includes('\n')) return;
            event.preventDefault();
            const insert = oneLine(pasted);
            const { selectionStart: from, selectionEnd: to } = event.currentTarget;
            const end = from + insert.length;
            applyEdit(event.currentTarget, { from, to, insert, select: [end, end] });
          }}
        />
      </div>
      <p id={`${id}-hint`} className="text-ink-soft text-small">
        <Counter name={name} values={values} />
      </p>
      <FieldError id={id} error={error} />
    </div>
  );
}

export function HeadFields({ values }: Values) {
  return (
    <fieldset
      aria-label={useMessages().posts.editor.sections.text}
      className="flex flex-col gap-4 min-w-0"
    >
      <WritingField name="title" values={values} className="post-title" />
      <WritingField name="excerpt" values={values} className="post-lead" />
    </fieldset>
  );
}

type PanelProps = Values & { usedTags: readonly string[]; siteUrl: string };

export function PanelFields({ values, usedTags, siteUrl }: PanelProps) {
  const { posts, blog } = useMessages();
  const { editor, status } = posts;
  const { labels, hints } = editor;
  const address = siteUrl.replace(/^https?:\/\//, '') + pathOf('post', values.slug || '…');
  const isUndated = values.status === 'scheduled' && values.scheduled_for === '';
  const metaHint = (name: 'meta_title' | 'meta_description') => (
    <span className="flex flex-wrap justify-between gap-x-4">
      <span>{hints[name]}</span>
      <Counter name={name} values={values} />
    </span>
  );
  return (
    <>
      <EditorSection name="publication">
        <p className="text-ink-soft text-small">
          <span className="text-danger">*</span> {editor.required}
        </p>
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
          hint={
            <span className="wrap-anywhere">{hints.slug.replace('{address}', () => address)}</span>
          }
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TagsField value={values.tags} used={usedTags} />
      </EditorSection>
      <EditorSection name="images">
        <PictureField name="image_url" value={values.image_url} isCropped isLarge />
        <PictureField name="image2" value={values.image2} isCropped />
        <PictureField name="image3" value={values.image3} isCropped />
        <GalleryField value={values.gallery} />
      </EditorSection>
      <EditorSection name="book">
        <BookSearch />
        <PictureField name="book_image" value={values.book_image} />
        <Field name="book_link" label={labels.book_link} hint={hints.book_link} inputMode="url" />
        <Field name="amazon_link" label={labels.amazon_link} hint={hints.image} inputMode="url" />
      </EditorSection>
      {/* The texts for search engines and networks; empty ones default to title, summary and main picture. */}
      <EditorSection name="search">
        <Field name="meta_title" label={labels.meta_title} hint={metaHint('meta_title')} />
        <TextareaField
          name="meta_description"
          label={labels.meta_description}
          hint={metaHint('meta_description')}
          rows={3}
        />
        <PictureField name="og_image" value={values.og_image} hint={hints.og_image} />
        <MetaPreviews values={values} siteUrl={siteUrl} />
      </EditorSection>
    </>
  );
}

function MetaPreviews({ values, siteUrl }: Omit<PanelProps, 'usedTags'>) {
  const t = useTranslations('posts.meta');
  const host = new URL(siteUrl).host;
  const title = values.meta_title.trim() || values.title.trim() || t('noTitle');
  const description = values.meta_description.trim() || values.excerpt.trim() || t('noDescription');
  return (
    <div className="grid gap-5">
      <figure className="min-w-0">
        <figcaption className="mb-2 text-ink-soft text-small">{t('search')}</figcaption>
        <div className="border border-line bg-paper p-4">
          <p className="truncate text-caption text-ink-soft">{`${host} › blog › ${values.slug}`}</p>
          <p
            dir="auto"
            className="line-clamp-2 text-info text-lead leading-snug"
          >{`${title} · ${site.name}`}</p>
          <p dir="auto" className="mt-1 line-clamp-2 text-small">
            {description}
          </p>
        </div>
      </figure>
      <figure className="min-w-0">
        <figcaption className="mb-2 text-ink-soft text-small">{t('card')}</figcaption>
        <div className="border border-line bg-paper">
          <CardPicture src={values.og_image.trim() || values.image_url.trim()} alt="" />
          <div className="p-4">
            <p className="text-caption text-ink-soft">{host}</p>
            <p dir="auto" className="line-clamp-2 font-medium text-small">
              {title}
            </p>
            <p dir="auto" className="line-clamp-2 text-caption text-ink-soft">
              {description}
            </p>
          </div>
        </div>
      </figure>
    </div>
  );
}

const closedSections = () =>
  orNull(() => localStorage.getItem(closedSectionsKey))?.split(' ') ?? [];

type SectionProps = { name: 'publication' | 'images' | 'book' | 'search'; children: ReactNode };

/** A part of the panel that opens and closes; closed, it still submits its fields. */
function EditorSection({ name, children }: SectionProps) {
  const { sections } = useMessages().posts.editor;
  const [isOpen, setOpen] = useState(true);
  useEffect(() => setOpen(!closedSections().includes(name)), [name]);
  return (
    <details
      open={isOpen}
      className="group min-w-0 border-line border-t"
      onToggle={({ currentTarget: { open } }) => {
        // The browser also tells that the page itself has opened or closed it.
        if (open === isOpen) return;
        setOpen(open);
        const others = closedSections().filter((other) => other !== name);
        const closed = open ? others : [...others, name];
        orNull(() => localStorage.setItem(closedSectionsKey, closed.join(' ')));
      }}
    >
      <summary className="flex min-h-12 items-center justify-between gap-2 font-medium hover:text-accent">
        {sections[name]}
        <ChevronDownIcon className="size-5 group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-5 pt-1 pb-7">{children}</div>
    </details>
  );
}

/** Opens the section of a field that cannot be focused while it is closed. Returns whether the field is in one. */
export function openSectionOf(field: Element): boolean {
  const section = field.closest('details');
  if (section) section.open = true;
  return section !== null;
}
