'use client';

import { unstable_isUnrecognizedActionError as isOldVersion } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { DateField } from '@/app/admin/_frame/date/date-field';
import type { RefusalReason } from '@/app/admin/_frame/office-requests';
import { Refusal } from '@/app/admin/_frame/refusal';
import { Dialog } from '@/app/admin/_frame/ui/dialog';
import { checkUnsavedPost } from '@/app/admin/blog-posts/actions';
import type { PostWarning } from '@/app/admin/blog-posts/checks';
import type { PostValues } from '@/app/admin/blog-posts/fields';
import { hourProblem } from '@/app/admin/blog-posts/schema';
import { withinQuotes } from '@/lib/text/text';
import { DialogForm } from './editor-dialog';
import { serverNow } from './server-clock';

export function WarningList({ warnings }: { warnings: readonly PostWarning[] }) {
  const t = useTranslations('posts.checklist');
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5 text-small">
      {warnings.map(({ kind, ...facts }, index) => (
        // A text may contain the same picture twice, so the address is no unique key.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole.
        <li key={index} className="wrap-anywhere">
          {t(`kinds.${kind}`, facts)}
        </li>
      ))}
    </ul>
  );
}

/** The checklist of the values that the editor has when the component is mounted. */
function LiveChecklist({ values }: { values: PostValues }) {
  const t = useTranslations('posts.checklist');
  const [opened] = useState(values);
  const [warnings, setWarnings] = useState<PostWarning[] | RefusalReason | 'failed' | null>(null);
  useEffect(() => {
    checkUnsavedPost(opened).then(
      (found) => setWarnings(found ?? 'failed'),
      (error) => setWarnings(isOldVersion(error) ? 'old_version' : 'failed'),
    );
  }, [opened]);

  const found = Array.isArray(warnings) ? warnings : [];
  const outcome = found.length > 0 ? 'found' : 'nothing';
  const sentence = Array.isArray(warnings) ? outcome : warnings ? 'failed' : 'checking';
  return (
    <section aria-label={t('title')}>
      <p role="status" className="mb-2 text-small">
        <Refusal error={warnings}>{t(sentence, { count: found.length })}</Refusal>
      </p>
      {found.length > 0 ? <WarningList warnings={found} /> : null}
    </section>
  );
}

type Props = {
  onClose: () => void;
  values: PostValues;
  /** Called when the focus has returned. `hour` is empty for now, else in the format of date controls. */
  onPublish: (hour: string) => void;
};

const times = ['now', 'later'] as const;

/** Asks when a post should become public, now or at a date and time in Madrid, and shows the checklist. */
export function PublishDialog({ onClose, values, onPublish }: Props) {
  const t = useTranslations('posts.publish');
  const fields = useTranslations('posts.editor.fields');
  const planned = values.status === 'scheduled' ? values.scheduled_for : '';
  const answer = useRef<string | null>(null);
  const [time, setTime] = useState<(typeof times)[number]>(planned ? 'later' : 'now');
  const [problem, setProblem] = useState<ReturnType<typeof hourProblem>>(null);

  function submit(data: FormData) {
    const hour = time === 'now' ? '' : String(data.get('publish_at') ?? '');
    const wrong = time === 'now' ? null : hourProblem(hour, serverNow());
    setProblem(wrong);
    if (wrong) return;
    answer.current = hour;
    onClose();
  }

  const error = problem === 'past' ? t('past') : problem && fields(problem);
  return (
    <Dialog
      title={t('title')}
      description={t('description', { title: withinQuotes(values.title.trim()) })}
      dismissible={false}
      onClose={onClose}
      // Publish after the dialog has returned the focus: a refusal moves the focus to the invalid field.
      onClosed={() => answer.current !== null && onPublish(answer.current)}
      className="w-[min(38rem,calc(100vw-2rem))]"
    >
      <DialogForm
        errors={error ? { publish_at: error } : {}}
        submit={time === 'now' ? t('publishNow') : t('schedule')}
        onSubmit={submit}
      >
        <fieldset className="flex flex-col gap-1">
          <legend className="mb-1 font-medium text-small">{t('when')}</legend>
          {times.map((value) => (
            <label key={value} className="flex min-h-8 items-center gap-3 text-small">
              <input
                type="radio"
                name="time"
                checked={value === time}
                // Radix focuses the first control that can be tabbed to, and takes an unchecked one for it.
                tabIndex={value === time ? 0 : -1}
                onChange={() => setTime(value)}
                className="size-5 accent-accent"
              />
              {t(value)}
            </label>
          ))}
        </fieldset>
        {time === 'later' ? (
          <DateField
            name="publish_at"
            label={t('hour')}
            hint={t('hourHint')}
            defaultValue={planned}
            withTime
          />
        ) : null}
        <LiveChecklist values={values} />
      </DialogForm>
    </Dialog>
  );
}
