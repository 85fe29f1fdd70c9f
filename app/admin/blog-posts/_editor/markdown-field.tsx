'use client';

import { useMessages, useTranslations } from 'next-intl';
import {
  type ComponentProps,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { applyEdit, wrap } from '@/app/admin/_frame/markdown-edit';
import { Dialog } from '@/app/admin/_frame/ui/dialog';
import type { Insert, Insertion } from '@/app/admin/blog-posts/_visual/commands';
import type {
  LeftEditor,
  VisualEditor,
  VisualHandle,
} from '@/app/admin/blog-posts/_visual/visual-editor';
import { shortcutOf, visualShortcuts } from '@/app/admin/blog-posts/_visual/visual-shortcuts';
import type { renderBlock } from '@/app/admin/blog-posts/actions';
import { Field, FieldError, TextareaField, useField } from '@/components/forms/field';
import { FormContext, useFormContext } from '@/components/forms/form-context';
import { notify } from '@/components/ui/notify';
import { embedOf } from '@/lib/markdown/embeds';
import { completeWebAddress } from '@/lib/text/addresses';
import { DialogForm } from './editor-dialog';
import { ImageDialog } from './image-dialog';
import { GalleryDialog } from './picture-grid';
import { BookPicker } from './search-picker';
import { orNull } from './use-draft';

const modes = ['visual', 'markdown'] as const;
type WritingMode = (typeof modes)[number];

export const writingModeKey = 'dauro-writing-mode';

const stored = (): WritingMode =>
  orNull(() => localStorage.getItem(writingModeKey)) === 'markdown' ? 'markdown' : 'visual';

/** Null on the server and without JavaScript, where the text field is shown; who is already in it keeps it. */
function useWritingMode(area: RefObject<HTMLTextAreaElement | null>) {
  const [mode, setMode] = useState<WritingMode | null>(null);
  useEffect(() => setMode(document.activeElement === area.current ? 'markdown' : stored()), [area]);
  const choose = useCallback((chosen: WritingMode) => {
    setMode(chosen);
    orNull(() => localStorage.setItem(writingModeKey, chosen));
  }, []);
  return [mode, choose, setMode] as const;
}

type VisualFieldProps = Omit<ComponentProps<typeof VisualEditor>, 'describedBy' | 'invalid'> & {
  /** Called when the code of the editor could not be loaded. */
  onFailed: () => void;
};

/** The visual editor with hint and error. Its code is loaded when it is first shown. */
function VisualField({ onFailed, ...rest }: VisualFieldProps) {
  const t = useTranslations('posts');
  const { id, error, control } = useField('content', t('visual.hint'));
  const [Editor, setEditor] = useState<typeof VisualEditor | null>(null);

  useEffect(() => {
    import('@/app/admin/blog-posts/_visual/visual-editor').then(
      (loaded) => setEditor(() => loaded.VisualEditor),
      (failure: unknown) => {
        console.warn('The visual editor could not be loaded', failure);
        void notify({
          kind: 'error',
          title: t('visual.failed'),
          description: t('visual.failedHint'),
        });
        onFailed();
      },
    );
  }, [onFailed, t]);

  return (
    <div className="flex min-w-0 flex-col gap-2">
      {Editor ? (
        <Editor describedBy={control['aria-describedby']} invalid={error !== undefined} {...rest} />
      ) : (
        <div
          role="status"
          aria-label={t('visual.loading')}
          className="min-h-[50dvh] animate-breathe rounded-sm bg-paper-deep"
        />
      )}
      <p id={`${id}-hint`} className="text-ink-soft text-small">
        {t('visual.hint')}
      </p>
      <FieldError id={id} error={error} />
    </div>
  );
}

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
    <Dialog title={t('video.title')} description={t('video.hint')} {...dialog}>
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
    </Dialog>
  );
}

const { bold, italic, link } = visualShortcuts;

/** Pastes text with its years escaped, as the visual editor does, whose code is loaded for it. */
async function pasteSource(field: HTMLTextAreaElement, pasted: string): Promise<void> {
  const reader = await import('@/app/admin/blog-posts/_visual/pasted-text').catch(() => null);
  const { value, selectionStart: from, selectionEnd: to } = field;
  const insert = reader?.readPastedSource(pasted, value.slice(0, from), value.slice(to)) ?? pasted;
  applyEdit(field, { from, to, insert, select: [from + insert.length, from + insert.length] });
}

/** The textarea holds the submitted value in both modes. */
export function MarkdownField({ render }: { render: typeof renderBlock }) {
  const t = useTranslations('posts');
  const form = useFormContext();
  const area = useRef<HTMLTextAreaElement>(null);
  const visual = useRef<VisualHandle>(null);
  const left = useRef<LeftEditor>(null);
  const [mode, choose, setMode] = useWritingMode(area);
  const isVisual = mode === 'visual';
  // Not the writer's choice, so the next page tries the visual editor again.
  const toMarkdown = useCallback(() => setMode('markdown'), [setMode]);
  const { book } = useMessages().posts.insert;
  /** The tool whose dialog is open, and the pasted or dropped picture if there is one. */
  const [request, setRequest] = useState<{ kind: Insert; file: File | null } | null>(null);
  const openDialog = (kind: Insert, file: File | null = null) => setRequest({ kind, file });
  const closeDialog = () => setRequest(null);
  const chosen = useRef<Insertion>(null);
  /** The pasted or dropped pictures still to be placed. */
  const waiting = useRef<File[]>([]);

  function askForPictures([first, ...others]: File[]) {
    if (!first) return;
    waiting.current = others;
    openDialog('image', first);
    if (others.length === 0) return;
    const title = t('insert.several.title', { count: others.length + 1 });
    void notify({ kind: 'info', title, description: t('insert.several.hint') });
  }

  function insert(insertion: Insertion) {
    chosen.current = insertion;
    closeDialog();
  }

  /**
   * Inserts what was chosen, now that the closed dialog has returned the focus, and opens the dialog for the next
   * picture. Cancelling drops the remaining ones.
   */
  function onClosed() {
    const insertion = chosen.current;
    chosen.current = null;
    const next = insertion ? waiting.current.shift() : undefined;
    if (insertion) visual.current?.insert(insertion);
    if (next) return openDialog('image', next);
    waiting.current = [];
    if (!insertion) visual.current?.focus();
  }

  const dialog = { onClose: closeDialog, onClosed };

  return (
    <div className="writing flex flex-col gap-4" data-mode={mode}>
      {isVisual ? (
        <VisualField
          handle={visual}
          area={area}
          left={left}
          onInsert={openDialog}
          onPictures={askForPictures}
          onFailed={toMarkdown}
          render={render}
        />
      ) : null}
      {/* The error is shown only at the visible field. */}
      <FormContext value={isVisual ? { ...form, errors: {} } : form}>
        <TextareaField
          ref={area}
          name="content"
          label={t('editor.labels.content')}
          required
          rows={18}
          onKeyDown={(event) => {
            const mark = shortcutOf(event.nativeEvent, { bold, italic, link });
            if (!mark) return;
            // The shortcuts of the back-office leave prevented events alone.
            event.preventDefault();
            const { value: text, selectionStart: start, selectionEnd: end } = event.currentTarget;
            applyEdit(event.currentTarget, wrap({ text, start, end }, mark, t('visual.mark')));
          }}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text/plain').replace(/\r\n?/g, '\n');
            // Nothing else can be a list, a quote, the line below a heading, or a note.
            if (!/^[ \t]*(?:[-=+*>]|\d+[.)])|\[\^/m.test(pasted)) return;
            event.preventDefault();
            void pasteSource(event.currentTarget, pasted);
          }}
          className={`${isVisual ? 'hidden! ' : ''}[&_textarea]:max-h-[70dvh] [&_textarea]:min-h-96 [&_textarea]:text-small`}
        />
      </FormContext>
      {mode ? (
        <fieldset aria-label={t('visual.mode')} className="flex self-start">
          {modes.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === mode}
              className="min-h-9 cursor-pointer border border-ink px-3 text-caption hover:bg-paper-deep aria-pressed:bg-ink aria-pressed:text-paper"
              onClick={() => choose(name)}
            >
              {t(`visual.${name}`)}
            </button>
          ))}
        </fieldset>
      ) : null}
      {request?.kind === 'image' ? (
        <ImageDialog
          given={request.file}
          onUploaded={(picture) => insert({ kind: 'pictures', pictures: [picture] })}
          {...dialog}
        />
      ) : null}
      {request?.kind === 'gallery' ? (
        <GalleryDialog
          intoText
          onInsert={(pictures) => insert({ kind: 'pictures', pictures })}
          {...dialog}
        />
      ) : null}
      {request?.kind === 'book' ? (
        <Dialog title={book.title} description={book.hint} {...dialog}>
          <BookPicker
            onChoose={({ href, title }) => insert({ kind: 'link', href, words: title })}
            className="border border-line-strong bg-paper-bright"
          />
        </Dialog>
      ) : null}
      {request?.kind === 'video' ? <VideoDialog onInsert={insert} {...dialog} /> : null}
    </div>
  );
}
