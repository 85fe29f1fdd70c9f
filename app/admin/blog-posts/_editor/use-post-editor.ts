import { useMessages } from 'next-intl';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAdminFormTexts } from '@/app/admin/_frame/admin-form';
import { controlOf, fillControl } from '@/app/admin/_frame/markdown-edit';
import { callAction } from '@/app/admin/_frame/office-requests';
import { savePost } from '@/app/admin/blog-posts/actions';
import { fieldNames, type PostValues } from '@/app/admin/blog-posts/fields';
import { type Intent, isPublic, postSchema, slugify } from '@/app/admin/blog-posts/schema';
import { fill as fillText, noticeOf } from '@/components/forms/texts';
import type { FormWatch } from '@/components/forms/watch-with-schema';
import { notify } from '@/components/ui/notify';
import { type ActionResult, type Failure, failure, type ResultData } from '@/lib/actions/result';
import { toSpanishDate } from '@/lib/time/madrid';
import { serverNow } from './server-clock';

/** The post that the editor opens with. `id` and `token` are empty for a new post. */
export type EditorPost = {
  id: string;
  /** The post's updated_at, to detect that another editor has saved it. */
  token: string;
  /** The address under which readers know it; empty for a new post. */
  slug: string;
  values: PostValues;
};

/** The version that another editor saved in between. */
export type Conflict = { token: string; editor: string; values: PostValues };

export const saveKey = { shown: 'Ctrl+S', aria: 'Control+S' } as const;

type Schedule = Pick<PostValues, 'status' | 'scheduled_for'>;
const publishedNow: Schedule = { status: 'published', scheduled_for: '' };
type FieldErrors = Readonly<Record<string, string>>;

type Options = {
  form: RefObject<HTMLFormElement | null>;
  opened: EditorPost;
  /** Whether the unsaved changes survive a reload of the page. */
  isKept: boolean;
  /** Called after a successful save; `created` is true for the first save of a post. */
  onSaved: (post: EditorPost, intent: Intent, created: boolean) => void;
  /** Shows the first wrong field, which may be hidden, before it takes the focus. */
  onRefused: (field: Element) => void;
};

export function usePostEditor({ form, opened, isKept, onSaved, onRefused }: Options) {
  const texts = useMessages().posts.editor;
  // The shared words for an old version advise to copy what was typed, those of the editor promise to keep it.
  const { old_version, ...others } = texts.notices;
  const notices = isKept ? { ...others, old_version } : others;
  const refusals = {
    save: useAdminFormTexts({ ...texts, notices, error: texts.notSaved }),
    publish: useAdminFormTexts({ ...texts, notices, error: texts.notPublished }),
  };
  const [values, setValues] = useState(opened.values);
  const [saved, setSaved] = useState(opened);
  const [pending, setPending] = useState<Intent | null>(null);
  // The state changes only with the next render: two submits in the same tick would both pass.
  const sending = useRef(false);
  /** What was sent and got no answer, the latest first: the stored version may be one of them. */
  const unanswered = useRef<readonly PostValues[]>([]);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const watch = useRef<Promise<FormWatch> | null>(null);
  const proposedSlug = useRef('');
  /** The message about the sending before, which would contradict the next one. */
  const message = useRef<ReturnType<typeof notify> | null>(null);

  function loadWatch(element: HTMLFormElement): Promise<FormWatch> {
    watch.current ??= import('@/components/forms/watch-with-schema').then(({ watchWithSchema }) =>
      // The rules cover every field, so the errors found replace all others.
      watchWithSchema(element, postSchema, (found) => setErrors(found)),
    );
    return watch.current;
  }

  /** Also after changes made by scripts. The slug of a new post follows the title until it is edited. */
  function read(target: EventTarget | null) {
    const element = form.current;
    if (!element) return;
    const now = readValues(element);
    const isTitle = target instanceof HTMLElement && target.getAttribute('name') === 'title';
    if (!saved.id && isTitle && now.slug === proposedSlug.current) {
      const slug = slugify(now.title);
      proposedSlug.current = slug;
      fillFields(element, { slug });
      return setValues({ ...now, slug });
    }
    setValues(now);
  }

  // React does not repeat the input events of what was typed or chosen before it listened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when React listens.
  useEffect(() => {
    const element = form.current;
    if (element && !sameValues(readValues(element), opened.values))
      read(controlOf(element, 'title'));
  }, []);

  function fill(other: PostValues, token = saved.token) {
    const element = form.current;
    if (!element) return;
    fillFields(element, other);
    proposedSlug.current = slugify(other.title);
    setSaved((known) => ({ ...known, token }));
  }

  /** Whether all fields but the hour are valid; otherwise shows the errors. */
  async function isReady(): Promise<boolean> {
    const element = form.current;
    if (!element || sending.current) return false;
    const refusal = await loadWatch(element)
      .then(({ check }) => check())
      .catch(() => null);
    const wrong = Object.keys(refusal?.fields ?? {}).filter((name) => name !== 'scheduled_for');
    if (!refusal || wrong.length === 0) return true;
    showRefusal(element, refusal, 'publish');
    return false;
  }

  async function attempt(element: HTMLFormElement, intent: Intent, overwrite: string) {
    const refusal = await (await loadWatch(element)).check();
    if (refusal) return refusal;
    const { id, token } = saved;
    const form = new FormData(element);
    for (const one of unanswered.current) form.append('earlier', `${new URLSearchParams(one)}`);
    return callAction(savePost, { intent, id, token, overwrite }, form);
  }

  /** Sets `changes` in the controls before saving, and restores the status and the hour when the save is refused. */
  async function send(intent: Intent, overwrite = '', changes: Partial<Schedule> = {}) {
    const element = form.current;
    if (!element || sending.current) return;
    sending.current = true;
    void message.current?.then((close) => close?.());
    setPending(intent);
    const before = readValues(element);
    fillFields(element, { ...changes, ...(intent === 'publish' && publishedNow) });
    const sent = readValues(element);
    const result = await attempt(element, intent, overwrite).catch(
      (error: unknown): ActionResult => {
        console.warn('The post could not be sent', error);
        watch.current = null;
        return failure('failure');
      },
    );
    sending.current = false;
    if (result.ok) return succeed(sent, result.data ?? {}, intent);
    if (result.error === 'failure') unanswered.current = [sent, ...unanswered.current].slice(0, 3);
    const now = readValues(element);
    for (const name of ['status', 'scheduled_for'] as const) {
      // The writer may have chosen another one meanwhile.
      if (now[name] === sent[name]) fillFields(element, { [name]: before[name] });
    }
    showRefusal(element, result, intent);
  }

  function succeed(sent: PostValues, data: Readonly<Record<string, string>>, intent: Intent) {
    const created = saved.id === '';
    unanswered.current = [];
    const stored = toPostValues(data);
    // `values` are the submitted ones, since the server may have trimmed them; the editor must not count as changed.
    const post: EditorPost = {
      id: data['id'] ?? saved.id,
      token: data['token'] ?? '',
      slug: stored.slug,
      values: sent,
    };
    flushSync(() => {
      setSaved(post);
      setErrors({});
      setConflict(null);
      setPending(null);
    });
    focusSaveButton();
    const titles = { save: created ? texts.created : texts.updated, publish: texts.published };
    // Say the hour too: the server completes a day typed without an hour, and with a past one the post is public.
    const since = isPublic(stored, serverNow()) ? texts.publicSince : texts.scheduled;
    const hour = stored.scheduled_for
      ? fillText(since, toSpanishDate(stored.scheduled_for))
      : texts.undated;
    message.current = notify({
      kind: 'success',
      title: titles[intent],
      ...(stored.status === 'scheduled' && { description: hour }),
    });
    onSaved(post, intent, created);
  }

  /** Unless something has the focus: the pressed button may have been removed together with its panel or dialog. */
  function focusSaveButton() {
    if (document.activeElement !== document.body) return;
    form.current?.querySelector<HTMLElement>('button[value="save"]:not([hidden])')?.focus();
  }

  function showRefusal(element: HTMLFormElement, result: Failure, intent: Intent) {
    flushSync(() => {
      setPending(null);
      setErrors(result.fields ?? {});
      setConflict((known) => readConflict(result.data) ?? known);
    });
    const wrong = '[aria-invalid="true"], [role="alert"][tabindex]';
    const first = element.querySelector<HTMLElement>(wrong);
    if (first) onRefused(first);
    first?.focus();
    focusSaveButton();
    if (result.error === 'invalid') return;
    message.current = notify({ kind: 'error', ...noticeOf(refusals[intent], result) });
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
    prepare: () => {
      if (form.current) void loadWatch(form.current).catch(() => (watch.current = null));
      // Loaded ahead, so that a toast can say that the connection was lost.
      void import('@/components/ui/toaster').catch(() => undefined);
    },
    takeTheirs: (other: Conflict) => {
      unanswered.current = [];
      flushSync(() => {
        fill(other.values, other.token);
        setSaved((known) => ({ ...known, slug: other.values.slug, values: other.values }));
        setConflict(null);
      });
      focusSaveButton();
    },
  };
}

/** Fills controls and dispatches their input events; other fields keep their values. */
export function fillFields(form: HTMLFormElement, values: Partial<PostValues>): void {
  for (const field of fieldNames) {
    const [control, value] = [controlOf(form, field), values[field]];
    if (control && value !== undefined) fillControl(control, value);
  }
}

export const toPostValues = (data: Readonly<Record<string, unknown>>): PostValues =>
  Object.fromEntries(
    fieldNames.map((field) => {
      const value = data[field];
      // Submitting a form converts its line ends to CRLF; the values in the page have LF.
      return [field, typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : ''];
    }),
  ) as PostValues;

const readValues = (form: HTMLFormElement) => toPostValues(Object.fromEntries(new FormData(form)));

export const sameValues = (one: PostValues, other: PostValues) =>
  fieldNames.every((field) => one[field] === other[field]);

/** The version of the other editor, when savePost reported a conflict. */
const readConflict = (data: ResultData | undefined): Conflict | null =>
  data?.['token'] && data['editor'] !== undefined
    ? { token: data['token'], editor: data['editor'], values: toPostValues(data) }
    : null;
