'use client';

import { useTranslations } from 'next-intl';
import {
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { applyEdit, controlOf, fillControl } from '@/components/admin/posts/apply-edit';
import type { RenderPreview } from '@/components/admin/posts/editor-types';
import { ImageDialog, type UploadedImage } from '@/components/admin/posts/image-dialog';
import { LivePreview } from '@/components/admin/posts/live-preview';
import { type Format, format, insertImage } from '@/components/admin/posts/markdown-edit';
import { MarkdownToolbar, shortcutOf, shortcuts } from '@/components/admin/posts/markdown-toolbar';
import type { VisualHandle } from '@/components/admin/posts/visual/visual-editor';
import { VisualField } from '@/components/admin/posts/visual/visual-field';
import { ModeSwitch, useWritingMode } from '@/components/admin/posts/visual/writing-mode';
import { TextareaField } from '@/components/forms/field';
import { FormContext, useFormContext } from '@/components/forms/form-context';
import type { PostValues } from '@/lib/blog/editor/stored-post';

type Props = { values: PostValues; renderPreview: RenderPreview; preview: ReactNode };

/** The text: as readers will see it, or in Markdown with a live view beside it. The text field holds what is saved. */
export function MarkdownField({ values, renderPreview, preview }: Props) {
  const t = useTranslations('posts');
  const form = useFormContext();
  const area = useRef<HTMLTextAreaElement>(null);
  const visual = useRef<VisualHandle>(null);
  const [mode, setMode] = useWritingMode();
  const isVisual = mode === 'visual';
  const toMarkdown = useCallback(() => setMode('markdown'), [setMode]);
  const [image, setImage] = useState<{ file: File | null } | null>(null);

  function apply(kind: Format) {
    const field = area.current;
    if (!field) return;
    const { value: text, selectionStart: start, selectionEnd: end } = field;
    const words = {
      text: t('markdown.placeholder.text'),
      address: t('markdown.placeholder.address'),
    };
    applyEdit(field, format(kind, { text, start, end }, words));
  }

  // On the field itself: the back-office's own Ctrl+B must not hear this one.
  useEffect(() => {
    const field = area.current;
    const onKey = (event: KeyboardEvent) => {
      const kind = shortcutOf(event, shortcuts);
      if (!kind) return;
      event.preventDefault();
      event.stopPropagation();
      if (kind === 'image') setImage({ file: null });
      else apply(kind);
    };
    field?.addEventListener('keydown', onKey);
    return () => field?.removeEventListener('keydown', onKey);
  });

  /** A picture among what was pasted or dropped; text goes its ordinary way. */
  function take(event: ClipboardEvent | DragEvent, { files }: DataTransfer) {
    const file = [...files].find(({ type }) => type.startsWith('image/'));
    if (!file) return;
    event.preventDefault();
    setImage({ file });
  }

  function place({ src, alt, main }: UploadedImage) {
    const field = area.current;
    if (!field) return;
    const target = main && field.form ? controlOf(field.form, 'image_url') : null;
    if (target) {
      fillControl(target, src);
      return;
    }
    if (visual.current) {
      visual.current.insertPicture(src, alt);
      return;
    }
    const { value: text, selectionStart: start, selectionEnd: end } = field;
    applyEdit(field, insertImage({ text, start, end }, alt, src));
  }

  return (
    <div className="writing flex flex-col gap-4" data-mode={mode}>
      {mode ? (
        <div className="flex items-end justify-between gap-4">
          <span aria-hidden="true" className="font-medium text-small">
            {isVisual ? t('editor.labels.content') : null}
            {isVisual ? <span className="ml-1 text-danger">*</span> : null}
          </span>
          <ModeSwitch mode={mode} onChange={setMode} />
        </div>
      ) : null}
      {isVisual ? (
        <VisualField
          handle={visual}
          area={area}
          onImage={(file) => setImage({ file })}
          onFailed={toMarkdown}
        />
      ) : null}
      {/* The field that is not shown says nothing of its error. */}
      <FormContext value={isVisual ? { ...form, errors: {} } : form}>
        <div className={isVisual ? 'hidden' : 'grid gap-x-8 gap-y-6 lg:grid-cols-2'}>
          <div className="flex min-w-0 flex-col gap-2">
            {/* The label stands above the tools, although the tools come before the field for the keyboard. */}
            <MarkdownToolbar onFormat={apply} onImage={() => setImage({ file: null })} />
            <TextareaField
              ref={area}
              name="content"
              label={t('editor.labels.content')}
              hint={t('markdown.drop')}
              required
              rows={18}
              className="contents! *:order-2 [&_label]:-order-1 [&_textarea]:max-h-[70dvh] [&_textarea]:min-h-96 [&_textarea]:text-small"
              onPaste={(event) => take(event, event.clipboardData)}
              onDragOver={(event) =>
                event.dataTransfer.types.includes('Files') && event.preventDefault()
              }
              onDrop={(event) => take(event, event.dataTransfer)}
            />
          </div>
          <LivePreview values={values} render={renderPreview} initial={preview} paused={isVisual} />
        </div>
      </FormContext>
      <ImageDialog request={image} onClose={() => setImage(null)} onUploaded={place} />
    </div>
  );
}
