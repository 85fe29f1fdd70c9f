'use client';

import { useMessages, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { DialogForm, EditorDialog } from '@/app/admin/blog-posts/_editor/editor-dialog';
import { ImageDialog } from '@/app/admin/blog-posts/_editor/image-dialog';
import { GalleryDialog } from '@/app/admin/blog-posts/_editor/picture-grid';
import { BookPicker } from '@/app/admin/blog-posts/_editor/search-picker';
import type { Insert, Insertion } from '@/app/admin/blog-posts/_visual/commands';
import { Field } from '@/components/forms/field';
import { embedOf } from '@/lib/markdown/embeds';
import { pathOf } from '@/lib/parameter-pages';
import { completeWebAddress } from '@/lib/text/addresses';

type VideoDialogProps = {
  onClose: () => void;
  onClosed: () => void;
  onInsert: (insertion: Insertion) => void;
};

function VideoDialog({ onInsert, ...dialog }: VideoDialogProps) {
  const t = useTranslations('posts.insert');
  const [wrong, setWrong] = useState(false);

  function submit(data: FormData) {
    const href = completeWebAddress(String(data.get('address')));
    const words = String(data.get('words')).trim();
    if (embedOf(href)?.kind === 'video') onInsert({ kind: 'link', href, words });
    else setWrong(true);
  }

  return (
    <EditorDialog title={t('video.title')} description={t('video.hint')} {...dialog}>
      <DialogForm
        errors={wrong ? { address: t('video.wrong') } : {}}
        submit={t('video.submit')}
        onSubmit={submit}
      >
        <Field
          name="address"
          label={t('video.address')}
          hint={t('video.addressHint')}
          inputMode="url"
          autoComplete="off"
          required
        />
        <Field name="words" label={t('video.words')} hint={t('video.wordsHint')} />
      </DialogForm>
    </EditorDialog>
  );
}

/** The tool whose dialog is open, and the pasted or dropped picture if there is one. */
export type InsertRequest = { kind: Insert; file: File | null };

type Props = {
  request: InsertRequest | null;
  onClose: () => void;
  /** With null when nothing was chosen. The closing dialog returns the focus, so earlier changes of it are lost. */
  onClosed: (insertion: Insertion | null) => void;
  onMainPicture: (src: string) => void;
};

export function InsertDialogs({ request, onClose, onClosed, onMainPicture }: Props) {
  const { book } = useMessages().posts.insert;
  const chosen = useRef<Insertion>(null);
  const closing = {
    onClose,
    onClosed: () => {
      onClosed(chosen.current);
      chosen.current = null;
    },
  };
  function insert(insertion: Insertion) {
    chosen.current = insertion;
    onClose();
  }
  return (
    <>
      {request?.kind === 'image' ? (
        <ImageDialog
          given={request.file}
          asksPlace
          onUploaded={({ src, alt, main }) =>
            main ? onMainPicture(src) : insert({ kind: 'pictures', pictures: [{ src, alt }] })
          }
          {...closing}
        />
      ) : null}
      {request?.kind === 'gallery' ? (
        <GalleryDialog
          intoText
          onInsert={(pictures) => insert({ kind: 'pictures', pictures })}
          {...closing}
        />
      ) : null}
      {request?.kind === 'book' ? (
        <EditorDialog title={book.title} description={book.hint} {...closing}>
          <BookPicker
            onChoose={({ handle, title }) =>
              insert({ kind: 'link', href: pathOf('product', handle), words: title })
            }
            className="border border-line-strong bg-paper-bright"
          />
        </EditorDialog>
      ) : null}
      {request?.kind === 'video' ? <VideoDialog onInsert={insert} {...closing} /> : null}
    </>
  );
}
