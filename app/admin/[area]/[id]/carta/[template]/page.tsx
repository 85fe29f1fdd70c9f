import { notFound } from 'next/navigation';
import { getMessages, getTranslations } from 'next-intl/server';
import { AdminForm } from '@/app/admin/_frame/admin-form';
import { AdminPage } from '@/app/admin/_frame/admin-page';
import { AdminLink } from '@/app/admin/_frame/navigation';
import { queryOf } from '@/app/admin/_frame/schema';
import { sendLetter } from '@/app/admin/[area]/actions';
import { readFilter } from '@/app/admin/[area]/filter';
import { isLetterName, lettersOf, statusAfter } from '@/app/admin/[area]/letters';
import { getEntry } from '@/app/admin/[area]/queries';
import { readWork } from '@/app/admin/[area]/review-queries';
import { draftLetter } from '@/app/admin/[area]/templates';
import { Field, SelectField, TextareaField } from '@/components/forms/field';
import { requireStaff } from '@/lib/auth/session';
import { isFormArea } from '@/lib/form-areas';
import { addressOf, readPosition } from '@/lib/paging/keyset';
import { titleOf } from '@/lib/seo/metadata';
import { site } from '@/lib/site';
import { choicesFor, isWithdrawn } from '@/lib/submissions/statuses';

type Props = PageProps<'/admin/[area]/[id]/carta/[template]'>;

export const generateMetadata = titleOf('review.letter.title');

/** Each rendered page has its own idempotency key, so that the letter is sent only once. */
export default async function LetterPage({ params, searchParams }: Props) {
  const { area, id, template } = await params;
  await requireStaff(`/admin/${area}/${id}/carta/${template}`);
  if (!isFormArea(area) || !isLetterName(template)) notFound();
  const entry = lettersOf(area).includes(template) ? await getEntry(area, id) : null;
  if (!entry || isWithdrawn(area, entry.status, entry.files.length)) notFound();
  const [draft, { letterCount }, search] = await Promise.all([
    draftLetter(area, entry, template),
    readWork(area, id),
    searchParams,
  ]);
  const { files, status } = entry;
  const query = queryOf({ ...readFilter(search), ...addressOf(readPosition(search)) });
  const address = `/admin/${area}/${id}${query}` as const;
  const t = await getTranslations();
  const { admin, review } = await getMessages();
  const { letter, letters } = review;
  const footer = t('mail.letter.footer', { owner: site.name, reference: entry.reference });
  return (
    <AdminPage
      title={t('review.letter.preview', { letter: letters[template].name })}
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
            area,
            id,
            template,
            key: crypto.randomUUID(),
            number: letterCount + 1,
            seen: status,
            list: query,
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
          <Field name="subject" label={letter.subject} defaultValue={draft.subject} />
          <TextareaField
            name="body"
            label={letter.body}
            hint={letter.bodyHint}
            defaultValue={draft.body}
            rows={14}
          />
          <p className="text-ink-soft text-small">{t('review.letter.footer', { footer })}</p>
          <SelectField
            name="status"
            label={letter.status}
            defaultValue={statusAfter(template) ?? status}
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
