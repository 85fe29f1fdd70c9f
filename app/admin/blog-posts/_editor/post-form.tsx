'use client';

import { useRouter } from 'next/navigation';
import { useMessages, useTranslations } from 'next-intl';
import { type ComponentProps, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatDateTime } from '@/app/admin/_frame/labels';
import { useLeaveGuard } from '@/app/admin/_frame/leave-guard';
import { useShortcut } from '@/app/admin/_frame/page-effects';
import type { renderBlock } from '@/app/admin/blog-posts/actions';
import type { PostValues } from '@/app/admin/blog-posts/fields';
import { isPublic } from '@/app/admin/blog-posts/schema';
import { VersionTable } from '@/app/admin/blog-posts/version-table';
import { FormContext } from '@/components/forms/form-context';
import { fieldText } from '@/components/forms/texts';
import { Button } from '@/components/ui/button';
import { isComposing } from '@/lib/utils';
import { EditorBar, panelId, useDrawer } from './editor-bar';
import { MarkdownField } from './markdown-field';
import { HeadFields, openSectionOf, PanelFields } from './post-fields';
import { PublishDialog } from './publish-dialog';
import { measureClock, serverNow } from './server-clock';
import { ShareDialog } from './share-dialog';
import { type LocalDraft, useDraft } from './use-draft';
import { type Conflict, type EditorPost, sameValues, usePostEditor } from './use-post-editor';

type DraftBannerProps = {
  draft: LocalDraft;
  /** Whether the post was saved after the draft had been written. */
  stale: boolean;
  onRestore: () => void;
  onDiscard: () => void;
};

/** Offers the draft of a closed tab. The draft stays until it is restored or discarded. */
function DraftBanner({ draft, stale, onRestore, onDiscard }: DraftBannerProps) {
  const t = useTranslations('posts.draft');
  return (
    <div role="alert" className="mb-6 border-warning border-l-4 bg-warning-tint px-5 py-4">
      <p className="font-semibold">{t('title')}</p>
      <p>
        {`${t('description', { date: formatDateTime(draft.savedAt) })}${stale ? ` ${t('stale')}` : ''}`}
      </p>
      <div className="mt-3 flex flex-wrap gap-4">
        <Button variant="ink" size="sm" onClick={onRestore}>
          {t('restore')}
        </Button>
        <Button variant="outline" size="sm" onClick={onDiscard}>
          {t('discard')}
        </Button>
      </div>
    </div>
  );
}

type ConflictPanelProps = {
  conflict: Conflict;
  mine: PostValues;
  /** Whether the writer saved the other version, in another tab. */
  isOwn: boolean;
  onTakeTheirs: (conflict: Conflict) => void;
};

/** Another editor saved the post in between. Its submit button belongs to the editor's form. */
function ConflictPanel({ conflict, mine, isOwn, onTakeTheirs }: ConflictPanelProps) {
  const t = useTranslations('posts.conflict');
  const same = sameValues(conflict.values, mine);
  const title = t(isOwn ? 'titleOwn' : 'title');
  const by = isOwn ? t('byOwn') : t('by', { editor: conflict.editor || t('somebody') });

  return (
    <section
      role="alert"
      tabIndex={-1}
      aria-label={title}
      className="border-warning border-l-4 bg-warning-tint px-5 py-4"
    >
      <h2 className="text-h4">{title}</h2>
      <p className="mt-1">{`${by} ${same ? t('same') : t('description')}`}</p>
      <div className="my-4">
        <VersionTable
          caption={title}
          one={{ label: t('stored'), values: conflict.values }}
          other={{ label: t('mine'), values: mine }}
        />
      </div>
      <div className="flex flex-wrap gap-4">
        <Button type="submit" name="overwrite" value={conflict.token} size="sm" variant="danger">
          {t('keepMine')}
        </Button>
        <Button size="sm" variant="outline" onClick={() => onTakeTheirs(conflict)}>
          {t('takeTheirs')}
        </Button>
      </div>
    </section>
  );
}

type Props = {
  post: EditorPost;
  /** The signed-in person. Local drafts are offered only to the person who wrote them. */
  writer: { id: string; email: string };
  siteUrl: string;
  /** The server's time, in ISO notation. */
  now: string;
  render: typeof renderBlock;
  usedTags: readonly string[];
  onCreated: (id: string) => void;
};

/** Saving stays on the page; changes are kept as a local draft. */
function PostForm({ post, writer, siteUrl, now, usedTags, render, onCreated }: Props) {
  const router = useRouter();
  const texts = useMessages().posts.editor;
  const form = useRef<HTMLFormElement>(null);
  const [sharing, setSharing] = useState(false);
  const [isKept, setKept] = useState(true);
  const [isPlanning, setPlanning] = useState(false);
  const [isDrawerOpen, openDrawer] = useDrawer(form);
  // Saving re-renders the page; the defaults of the controls must stay the same while the writer types.
  const [opened] = useState(post);
  // Once, before anything of the form asks for the hour.
  useState(() => measureClock(now));
  const editor = usePostEditor({
    form,
    opened,
    isKept,
    onSaved: ({ id, values: sent }, intent, created) => {
      if (created) {
        onCreated(id);
        // The writer may have gone on to another page meanwhile.
        if (form.current) router.replace(`/admin/blog-posts/edit/${id}`, { scroll: false });
        else draft.forget(sent);
      }
      if (intent === 'publish') setSharing(true);
    },
    onRefused: (field) => flushSync(() => openDrawer(openSectionOf(field))),
  });
  const { saved, dirty, values, conflict } = editor;
  const draft = useDraft(saved, writer.id, values, dirty, setKept);
  const left = draft.found;
  useLeaveGuard(dirty && editor.pending === null);
  useShortcut('s', ({ repeat }) => !repeat && form.current?.requestSubmit());

  // The pressed button of the banner is removed.
  const focusTitle = () => form.current?.querySelector<HTMLElement>('[name="title"]')?.focus();
  const openPlanning = () => void editor.isReady().then((ready) => ready && setPlanning(true));

  return (
    <FormContext
      value={{
        errors: Object.fromEntries(
          Object.entries(editor.errors).map(([name, key]) => [name, fieldText(texts.fields, key)]),
        ),
        values: opened.values,
        pending: editor.pending !== null,
        uploads: null,
      }}
    >
      {left ? (
        <DraftBanner
          draft={left}
          stale={left.token !== saved.token}
          onRestore={() => {
            editor.fill(left.values, left.token);
            draft.take(left);
            focusTitle();
          }}
          onDiscard={() => {
            draft.discard(left);
            focusTitle();
          }}
        />
      ) : null}
      <form
        ref={form}
        data-print="keep"
        // Outside of a dialog this method sends nothing: a press before React listens must not leave the page.
        method="dialog"
        noValidate
        aria-label={saved.id ? texts.edit : texts.new}
        className="flex flex-col gap-6"
        onFocus={editor.prepare}
        onInput={({ target }) => editor.read(target)}
        onSubmit={(event) => {
          event.preventDefault();
          const { submitter } = event.nativeEvent;
          const pressed = submitter instanceof HTMLButtonElement ? submitter : null;
          const overwrite = pressed?.name === 'overwrite' ? pressed.value : '';
          void editor.send(pressed?.value === 'publish' ? 'publish' : 'save', overwrite);
        }}
      >
        {/* Enter submits a form with its first submit button, so this hidden one makes Enter save and not publish. */}
        <button type="submit" name="intent" value="save" tabIndex={-1} aria-hidden="true" hidden />
        {conflict ? (
          <ConflictPanel
            conflict={conflict}
            mine={values}
            isOwn={conflict.editor === writer.email}
            onTakeTheirs={editor.takeTheirs}
          />
        ) : null}
        <EditorBar
          post={saved}
          title={values.title}
          dirty={dirty}
          isKept={isKept}
          pending={editor.pending}
          onShare={() => setSharing(true)}
          // A public post keeps its date, so the dialog is not needed.
          onPlan={saved.id && isPublic(saved.values, serverNow()) ? null : openPlanning}
          onDeleted={draft.clear}
          isPanelOpen={isDrawerOpen}
          onPanel={() => openDrawer(!isDrawerOpen)}
        />
        <div className="editor-columns">
          <div inert={isDrawerOpen} className="flex min-w-0 flex-col gap-8">
            <HeadFields values={values} />
            <MarkdownField render={render} />
          </div>
          <section
            id={panelId}
            aria-label={texts.panel}
            data-open={isDrawerOpen || undefined}
            className="editor-panel"
            onKeyDown={({ key, defaultPrevented, currentTarget, target, nativeEvent }) => {
              // React also bubbles the keys of dialogs that the panel has opened.
              if (key !== 'Escape' || defaultPrevented || !isDrawerOpen) return;
              if (isComposing(nativeEvent)) return;
              if (!(target instanceof Node && currentTarget.contains(target))) return;
              openDrawer(false);
              form.current?.querySelector<HTMLElement>(`[aria-controls="${panelId}"]`)?.focus();
            }}
          >
            <PanelFields values={values} usedTags={usedTags} siteUrl={siteUrl} />
          </section>
        </div>
      </form>
      {isPlanning ? (
        <PublishDialog
          onClose={() => setPlanning(false)}
          values={values}
          onPublish={(hour) =>
            void (hour
              ? editor.send('save', '', { status: 'scheduled', scheduled_for: hour })
              : editor.send('publish'))
          }
        />
      ) : null}
      {saved.id && sharing ? (
        <ShareDialog
          onClose={() => setSharing(false)}
          values={values}
          stored={saved}
          siteUrl={siteUrl}
        />
      ) : null}
    </FormContext>
  );
}

type Editing = { id: string; created: string | null; form: number };
type PostEditorProps = Omit<ComponentProps<typeof PostForm>, 'onCreated'>;

/** Another post gets a new form. A new post keeps its form when its first save changes the address to that of the post. */
export function PostEditor(props: PostEditorProps) {
  const { id } = props.post;
  const [editing, setEditing] = useState<Editing>({ id, created: null, form: 0 });
  if (id !== editing.id) {
    setEditing({ id, created: null, form: editing.form + (id === editing.created ? 0 : 1) });
  }
  return (
    <PostForm
      key={editing.form}
      {...props}
      onCreated={(created) => setEditing((known) => ({ ...known, created }))}
    />
  );
}
