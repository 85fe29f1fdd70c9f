import { useMessages } from 'next-intl';
import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatWallClock } from '@/components/admin/format';
import { controlOf, fillControl } from '@/components/admin/posts/apply-edit';
import type { Conflict, EditorPost } from '@/components/admin/posts/editor-types';
import {
  readConflict,
  readValues,
  sameValues,
  toPostValues,
} from '@/components/admin/posts/form-values';
import { fill as fillText } from '@/components/forms/texts';
import type { FormWatch } from '@/components/forms/watch-with-schema';
import { notify } from '@/components/ui/notify';
import type { ActionResult, Failure } from '@/lib/actions/result';
import { savePost } from '@/lib/blog/editor/actions';
import { isPublic } from '@/lib/blog/editor/publication';
import type { intents } from '@/lib/blog/editor/schema';
import { slugify } from '@/lib/blog/editor/slug';
import { type PostValues, postFields } from '@/lib/blog/editor/stored-post';

type Notices = Readonly<Record<string, { title: string; description?: string }>>;

export type Intent = (typeof intents)[number];
type Schedule = Pick<PostValues, 'status' | 'scheduled_for'>;
type FieldErrors = Readonly<Record<string, string>>;

type Options = {
  form: RefObject<HTMLFormElement | null>;
  opened: EditorPost;
  /** After a success: `created` when it was the first save. */
  onSaved: (post: EditorPost, intent: Intent, created: boolean) => void;
};

/** What the editor knows and does once JavaScript runs: values, errors, saving, and conflicts. */
export function usePostEditor({ form, opened, onSaved }: Options) {
  const texts = useMessages().posts.editor;
  const [values, setValues] = useState(opened.values);
  const [saved, setSaved] = useState(opened);
  const [pending, setPending] = useState<Intent | null>(null);
  const [errors, setErrors] = useState<FieldErrors | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const watch = useRef<Promise<FormWatch> | null>(null);
  const proposedSlug = useRef('');

  function loadWatch(element: HTMLFormElement): Promise<FormWatch> {
    watch.current ??= import('@/components/admin/posts/post-rules').then(({ watchPost }) =>
      watchPost(element, (found, fields) =>
        setErrors((known) => ({ ...omit(known ?? {}, fields), ...found })),
      ),
    );
    return watch.current;
  }

  /** Runs after every change, also by scripts. A new post's slug follows the title until the slug is edited. */
  function read(target: EventTarget | null) {
    const element = form.current;
    if (!element) return;
    const now = readValues(element);
    if (!saved.id && isNamed(target, 'title') && now.slug === proposedSlug.current) {
      proposedSlug.current = slugify(now.title);
      const slug = controlOf(element, 'slug');
      if (slug) fillControl(slug, proposedSlug.current);
      setValues({ ...now, slug: proposedSlug.current });
      return;
    }
    setValues(now);
  }

  /** Puts other values into the controls, as if they had been typed. */
  function fill(other: PostValues, token = saved.token) {
    const element = form.current;
    if (!element) return;
    fillSome(element, other);
    setSaved((known) => ({ ...known, token }));
  }

  /** Whether nothing but the hour is wrong; says what is. */
  async function isReady(): Promise<boolean> {
    const element = form.current;
    if (!element || pending) return false;
    const objection = await loadWatch(element)
      .then(({ check }) => check())
      .catch(() => null);
    const wrong = Object.keys(objection?.fields ?? {}).filter((name) => name !== 'scheduled_for');
    if (!objection || wrong.length === 0) return true;
    object(element, objection, 'publish');
    return false;
  }

  async function attempt(element: HTMLFormElement, intent: Intent, overwrite: string) {
    const objection = await (await loadWatch(element)).check();
    if (objection) return objection;
    const data = new FormData(element);
    data.set('intent', intent);
    data.set('id', saved.id);
    data.set('token', saved.token);
    data.set('overwrite', overwrite);
    data.set('elapsed_ms', '0');
    return savePost(null, data);
  }

  /** `changes` are put into the controls first, and taken back when they are refused. */
  async function send(intent: Intent, overwrite = '', changes: Partial<Schedule> = {}) {
    const element = form.current;
    if (!element || pending) return;
    setPending(intent);
    const before = readValues(element);
    fillSome(element, { ...changes, ...(intent === 'publish' && { status: 'published' }) });
    const sent = readValues(element);
    const result = await attempt(element, intent, overwrite).catch(
      (error: unknown): ActionResult => {
        console.warn('The post could not be sent', error);
        watch.current = null;
        return { ok: false, error: intent === 'publish' ? 'publish_failure' : 'failure' };
      },
    );
    if (result.ok) return succeed(sent, result.data ?? {}, intent);
    const { status, scheduled_for } = before;
    fillSome(element, { status, scheduled_for });
    object(element, result, intent);
  }

  function succeed(sent: PostValues, data: Readonly<Record<string, string>>, intent: Intent) {
    const created = saved.id === '';
    const stored = toPostValues(data);
    // The controls hold what was typed; the server has trimmed it. Both count as saved.
    const post: EditorPost = {
      id: data['id'] ?? saved.id,
      token: data['token'] ?? '',
      slug: stored.slug,
      status: stored.status,
      values: sent,
    };
    flushSync(() => {
      setSaved(post);
      setErrors({});
      setConflict(null);
      setPending(null);
    });
    keepFocus();
    const said = { save: created ? texts.created : texts.updated, publish: texts.published };
    // The hour too: a day that was typed without one has the usual hour.
    const planned = stored.status === 'scheduled' && !isPublic(stored);
    const hour = fillText(texts.scheduled, formatWallClock(stored.scheduled_for));
    void notify({
      kind: 'success',
      title: said[intent],
      ...(planned && { description: hour }),
    });
    onSaved(post, intent, created);
  }

  /** The button that was pressed may have gone with the panel around it, or with the question whether to publish. */
  function keepFocus() {
    if (document.activeElement !== document.body) return;
    form.current?.querySelector<HTMLElement>('button[value="save"]:not([hidden])')?.focus();
  }

  function object(element: HTMLFormElement, result: Failure, intent: Intent) {
    flushSync(() => {
      setPending(null);
      setErrors(result.fields ?? {});
      setConflict(readConflict(result.data));
    });
    // What is wrong with a field, or the panel of a conflict.
    element.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"][tabindex]')?.focus();
    if (result.error === 'invalid') return;
    const notices: Notices = texts.notices;
    const publishing = intent === 'publish' && notices[`publish_${result.error}`];
    const notice = publishing || notices[result.error] || texts.notices.failure;
    const description = result.detail ?? notice.description;
    void notify({ kind: 'error', title: notice.title, ...(description && { description }) });
  }

  return {
    values,
    saved,
    errors,
    pending,
    conflict,
    dirty: !sameValues(values, saved.values),
    read,
    fill,
    send,
    isReady,
    prepare: () => form.current && void loadWatch(form.current).catch(() => (watch.current = null)),
    /** Takes over the stored version as it is. */
    takeTheirs: (other: Conflict) => {
      flushSync(() => {
        fill(other.values, other.token);
        setSaved((known) => ({ ...known, token: other.token, values: other.values }));
        setConflict(null);
      });
      keepFocus();
    },
  };
}

function fillSome(form: HTMLFormElement, values: Partial<PostValues>): void {
  for (const field of postFields) {
    const [control, value] = [controlOf(form, field), values[field]];
    if (control && value !== undefined) fillControl(control, value);
  }
}

const omit = (errors: FieldErrors, names: readonly string[]): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([key]) => !names.includes(key)));

const isNamed = (target: EventTarget | null, name: string) =>
  target instanceof HTMLInputElement && target.name === name;
