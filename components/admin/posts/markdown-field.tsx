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
import { InsertDialogs, type InsertRequest } from '@/components/admin/posts/insert/insert-dialogs';
import type { Insert, Insertion } from '@/components/admin/posts/insert/insertion';
import { LivePreview } from '@/components/admin/posts/live-preview';
import { type Format, format, insertLines } from '@/components/admin/posts/markdown-edit';
import {
  isInsert,
  MarkdownToolbar,
  shortcutOf,
  shortcuts,
} from '@/components/admin/posts/markdown-toolbar';
import { picturesOf } from '@/components/admin/posts/pictures-of';
import type { LeftEditor } from '@/components/admin/posts/visual/use-visual-view';
import type { VisualHandle } from '@/components/admin/posts/visual/visual-editor';
import { VisualField } from '@/components/admin/posts/visual/visual-field';
import { ModeSwitch, useWritingMode } from '@/components/admin/posts/visual/writing-mode';
import { TextareaField } from '@/components/forms/field';
import { FormContext, useFormContext } from '@/components/forms/form-context';
import { notify } from '@/components/ui/notify';
import type { PostValues } from '@/lib/blog/editor/stored-post';

type Props = { values: PostValues; renderPreview: RenderPreview; preview: ReactNode };

/** The textarea holds the submitted value in both modes. */
export function MarkdownField({ values, renderPreview, preview }: Props) {
  const t = useTranslations('posts');
  const form = useFormContext();
  const area = useRef<HTMLTextAreaElement>(null);
  const visual = useRef<VisualHandle>(null);
  const left = useRef<LeftEditor>(null);
  const [mode, setMode] = useWritingMode();
  const isVisual = mode === 'visual';
  const toMarkdown = useCallback(() => setMode('markdown'), [setMode]);
  const [request, setRequest] = useState<InsertRequest | null>(null);
  const ask = (kind: Insert, file: File | null = null) => setRequest({ kind, file });
  // The pictures still to be placed, and whether the current one became the main picture.
  const waiting = useRef<File[]>([]);
  const isMain = useRef(false);

  function askForPictures([first, ...others]: File[]) {
    if (!first) return;
    waiting.current = others;
    ask('image', first);
    if (others.length === 0) return;
    const title = t('insert.several.title', { count: others.length + 1 });
    void notify({ kind: 'info', title, description: t('insert.several.hint') });
  }

  /** Inserts the result of a dialog and opens the dialog for the next picture. Cancelling drops the remaining ones. */
  function close(insertion: Insertion | null) {
    const next = insertion || isMain.current ? waiting.current.shift() : undefined;
    isMain.current = false;
    if (insertion) insert(insertion);
    if (next) return ask('image', next);
    waiting.current = [];
    if (!insertion) (visual.current ?? area.current)?.focus();
  }

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

  // A listener on the field itself, so that stopPropagation keeps Ctrl+B from toggling the menu of the back-office.
  useEffect(() => {
    const field = area.current;
    const onKey = (event: KeyboardEvent) => {
      const kind = shortcutOf(event, shortcuts);
      if (!kind) return;
      event.preventDefault();
      event.stopPropagation();
      if (isInsert(kind)) ask(kind);
      else apply(kind);
    };
    field?.addEventListener('keydown', onKey);
    return () => field?.removeEventListener('keydown', onKey);
  });

  function take(event: ClipboardEvent | DragEvent, data: DataTransfer) {
    const files = picturesOf(data);
    if (files.length === 0) return;
    event.preventDefault();
    askForPictures(files);
  }

  function insert(insertion: Insertion) {
    const field = area.current;
    if (visual.current) visual.current.insert(insertion);
    else if (field) {
      const { value: text, selectionStart: start, selectionEnd: end } = field;
      applyEdit(field, insertLines({ text, start, end }, insertion));
    }
  }

  function setMainPicture(src: string) {
    const form = area.current?.form;
    const target = form && controlOf(form, 'image_url');
    if (target) fillControl(target, src);
    isMain.current = true;
  }

  return (
    <div className="writing flex flex-col gap-4" data-mode={mode}>
      {mode ? (
        <div className="flex items-end justify-between gap-4">
          <span aria-hidden="true" className="font-medium text-small">
            {isVisual ? (
              <>
                <span>{t('editor.labels.content')}</span>
                <span className="ml-1 text-danger">*</span>
              </>
            ) : null}
          </span>
          <ModeSwitch mode={mode} onChange={setMode} />
        </div>
      ) : null}
      {isVisual ? (
        <VisualField
          handle={visual}
          area={area}
          left={left}
          onInsert={ask}
          onPictures={askForPictures}
          onFailed={toMarkdown}
          render={renderPreview}
        />
      ) : null}
      {/* The error is shown only at the visible field. */}
      <FormContext value={isVisual ? { ...form, errors: {} } : form}>
        <div className={isVisual ? 'hidden' : 'grid gap-x-8 gap-y-6 lg:grid-cols-2'}>
          <div className="flex min-w-0 flex-col gap-2">
            {/* CSS shows the label above the toolbar, but in the DOM the toolbar precedes the field, so that Tab
                reaches it first. */}
            <MarkdownToolbar onFormat={apply} onInsert={ask} />
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
      <InsertDialogs
        request={request}
        onClose={() => setRequest(null)}
        onClosed={close}
        onMainPicture={setMainPicture}
      />
    </div>
  );
}
