'use client';

import { useMessages, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { DialogForm, EditorDialog } from '@/app/admin/blog-posts/_editor/editor-dialog';
import { ImageDialog, type UploadedImage } from '@/app/admin/blog-posts/_editor/image-dialog';
import { GalleryDialog } from '@/app/admin/blog-posts/_editor/picture-grid';
import { BookPicker } from '@/app/admin/blog-posts/_editor/search-picker';
import type { Insert, Insertion } from '@/app/admin/blog-posts/_visual/commands';
import { Field } from '@/components/forms/field';
import { embedOf } from '@/lib/markdown/embeds';
import { pathOf } from '@/lib/parameter-pages';
import { completeWebAddress } from '@/lib/text/addresses';

type InsertDialogProps = {
  onClose: () => void;
  /** Called after the dialog has closed, when the focus may be moved. */
  onClosed: () => void;
  onInsert: (insertion: Insertion) => void;
};

function BookDialog({ onInsert, ...dialog }: InsertDialogProps) {
  const { book } = useMessages().posts.insert;
  return (
    <EditorDialog title={book.title} description={book.hint} {...dialog}>
      <BookPicker
        onChoose={({ handle, title }) =>
          onInsert({ kind: 'link', href: pathOf('product', handle), words: title })
        }
        className="border border-line-strong bg-paper-bright"
      />
    </EditorDialog>
  );
}

function VideoDialog({ onInsert, ...dialog }: InsertDialogProps) {
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
  const chosen = useRef<Insertion>(null);
  const dialog: InsertDialogProps = {
    onClose,
    onClosed: () => {
      onClosed(chosen.current);
      chosen.current = null;
    },
    onInsert: (insertion) => {
      chosen.current = insertion;
      onClose();
    },
  };
  const place = ({ src, alt, main }: UploadedImage) =>
    main ? onMainPicture(src) : dialog.onInsert({ kind: 'pictures', pictures: [{ src, alt }] });
  return (
    <>
      {request?.kind === 'image' ? (
        <ImageDialog
          given={request.file}
          asksPlace
          onClose={onClose}
          onClosed={dialog.onClosed}
          onUploaded={place}
        />
      ) : null}
      {request?.kind === 'gallery' ? (
        <GalleryDialog
          {...dialog}
          intoText
          onInsert={(pictures) => dialog.onInsert({ kind: 'pictures', pictures })}
        />
      ) : null}
      {request?.kind === 'book' ? <BookDialog {...dialog} /> : null}
      {request?.kind === 'video' ? <VideoDialog {...dialog} /> : null}
    </>
  );
}
