import { useMessages, useTranslations } from 'next-intl';
import { AdminForm } from '@/app/admin/_frame/admin-form';
import { AdminPage } from '@/app/admin/_frame/admin-page';
import { AdminLink } from '@/app/admin/_frame/navigation';
import { sendLetter } from '@/app/admin/[area]/actions';
import { type LetterName, statusAfter } from '@/app/admin/[area]/letters';
import { limits } from '@/app/admin/[area]/schema';
import type { LetterText } from '@/app/admin/[area]/templates';
import { Field, SelectField, TextareaField } from '@/components/forms/field';
import type { FormArea } from '@/lib/form-areas';
import { site } from '@/lib/site';
import type { Entry } from '@/lib/submissions/entry';
import { choicesFor } from '@/lib/submissions/statuses';

type Props = {
  area: FormArea;
  entry: Entry;
  name: LetterName;
  draft: LetterText;
  /** The number of the letter among those about the entry. */
  number: number;
  /** The query string of the list that the entry was opened from. */
  query: string;
};

/** Each rendered page has its own idempotency key, so that the letter is sent only once. */
export function LetterPage({ area, entry, name, draft, number, query }: Props) {
  const t = useTranslations();
  const { admin, review } = useMessages();
  const { letter, letters } = review;
  const { id, files, status } = entry;
  const address = `/admin/${area}/${id}${query}` as const;
  const footer = t('mail.letter.footer', { owner: site.name, reference: entry.reference });
  return (
    <AdminPage
      title={t('review.letter.preview', { letter: letters[name].name })}
      trail={[
        { label: admin.menu[area], href: `/admin/${area}${query}` },
        { label: entry.name, href: address },
      ]}
    >
      <p className="mb-6 max-w-prose text-ink-soft text-small">{letter.intro}</p>
      <div data-print="keep">
        <AdminForm
          action={sendLetter}
          texts={letter}
          hidden={{
            ...{ area, id, template: name, key: crypto.randomUUID(), number },
            ...{ seen: status, list: query },
          }}
          beside={
            <AdminLink href={address} button="ghost">
              {letter.cancel}
            </AdminLink>
          }
          className="max-w-2xl gap-5"
        >
          <p className="text-small wrap-anywhere">
            <span className="text-ink-soft">{`${letter.to}:`}</span> <bdi>{entry.name}</bdi>{' '}
            <span translate="no">{`<${entry.email}>`}</span>
          </p>
          <Field
            name="subject"
            label={letter.subject}
            defaultValue={draft.subject}
            maxLength={limits.subject}
          />
          <TextareaField
            name="body"
            label={letter.body}
            hint={letter.bodyHint}
            defaultValue={draft.body}
            maxLength={limits.letter}
            rows={14}
          />
          <p className="text-ink-soft text-small">{t('review.letter.footer', { footer })}</p>
          <SelectField
            name="status"
            label={letter.status}
            defaultValue={statusAfter(name) ?? status}
            options={choicesFor(area, status, files.length).map((value) => ({
              value,
              label: admin.status[value],
            }))}
          />
        </AdminForm>
      </div>
    </AdminPage>
  );
}
