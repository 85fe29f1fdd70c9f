import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useState } from 'react';
import { DateField } from '@/components/admin/date/date-field';
import { DialogCancel } from '@/components/admin/posts/editor-dialog';
import { FormContext } from '@/components/forms/form-context';
import { Button } from '@/components/ui/button';
import { hourProblem } from '@/lib/blog/editor/publication';

type Props = {
  /** The planned time in the format of date controls; empty when the post is not scheduled. */
  planned: string;
  /** `hour` is empty for now. */
  onAnswer: (hour: string) => void;
  children: ReactNode;
};

const times = ['now', 'later'] as const;

/** Asks for now, or for a date and time in Madrid. */
export function PublishForm({ planned, onAnswer, children }: Props) {
  const t = useTranslations('posts.publish');
  const fields = useTranslations('posts.editor.fields');
  const [time, setTime] = useState<(typeof times)[number]>(planned ? 'later' : 'now');
  const [problem, setProblem] = useState<ReturnType<typeof hourProblem>>(null);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (time === 'now') return onAnswer('');
    const hour = String(new FormData(event.currentTarget).get('publish_at') ?? '');
    const wrong = hourProblem(hour);
    setProblem(wrong);
    if (!wrong) onAnswer(hour);
  }

  const error = problem === 'past' ? t('past') : problem && fields(problem);
  return (
    <form noValidate onSubmit={submit} className="mt-5 flex flex-col gap-5">
      <fieldset className="flex flex-col gap-1">
        <legend className="mb-1 font-medium text-small">{t('when')}</legend>
        {times.map((choice) => (
          <label key={choice} className="flex min-h-8 items-center gap-3 text-small">
            <input
              type="radio"
              name="time"
              value={choice}
              checked={time === choice}
              onChange={() => setTime(choice)}
              className="size-5 accent-accent"
            />
            {t(choice)}
          </label>
        ))}
      </fieldset>
      {time === 'later' ? (
        <FormContext
          value={{
            errors: error ? { publish_at: error } : {},
            values: { publish_at: planned },
            pending: false,
            uploads: null,
          }}
        >
          <DateField name="publish_at" label={t('hour')} hint={t('hourHint')} withTime />
        </FormContext>
      ) : null}
      {children}
      <div className="flex flex-wrap-reverse gap-3">
        <DialogCancel />
        <Button type="submit" size="sm">
          {time === 'now' ? t('publishNow') : t('schedule')}
        </Button>
      </div>
    </form>
  );
}
