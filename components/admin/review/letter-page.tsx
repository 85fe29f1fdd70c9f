import type { Route } from 'next';
import { getMessages, getTranslations } from 'next-intl/server';
import { AdminPage } from '@/components/admin/admin-page';
import { adminFormTexts } from '@/components/admin/form-texts';
import { AdminLink } from '@/components/admin/navigation';
import { StoredField } from '@/components/admin/review/stored-field';
import { StoredSelect } from '@/components/admin/review/stored-select';
import { ActionForm } from '@/components/forms/action-form';
import { SubmitButton } from '@/components/forms/submit-button';
import { buttonVariants } from '@/components/ui/button';
import type { Entry } from '@/lib/admin/entry';
import type { FormArea } from '@/lib/form-areas';
import { sendLetter } from '@/lib/review/actions';
import { type LetterName, statusAfter } from '@/lib/review/letters';
import { limits } from '@/lib/review/schema';
import type { LetterText } from '@/lib/review/templates';
import { site } from '@/lib/site';
import { statusesFor } from '@/lib/submissions/statuses';

type Props = {
  area: FormArea;
  entry: Entry;
  name: LetterName;
  draft: LetterText;
  /** Its place among the letters about the entry. */
  number: number;
};

/** A letter as it will be sent. Each rendered page has a key of its own, under which it is sent once. */
export async function LetterPage({ area, entry, name, draft, number }: Props) {
  const t = await getTranslations();
  const raw = (await getMessages()).review.letter;
  const { error } = raw;
  const texts = await adminFormTexts(
    error,
    undefined,
    {
      conflict: { title: error, description: raw.conflict },
      withdrawn: { title: error, description: raw.withdrawn },
    },
    { empty: raw.empty, max: raw.max, line: raw.line, placeholder: raw.placeholder },
  );
  const address = `/admin/${area}/${entry.id}` as Route;
  const statuses = statusesFor(area, entry.files.length);
  const footer = t('mail.letter.footer', {
    owner: site.name,
    reference: entry.reference,
  });
  return (
    <AdminPage
      title={t('review.letter.preview', { letter: t(`review.letters.${name}.name`) })}
      trail={[
        { label: t(`admin.menu.${area}`), href: `/admin/${area}` as Route },
        { label: entry.name, href: address },
      ]}
    >
      <p className="mb-6 max-w-prose text-ink-soft text-small">{t('review.letter.intro')}</p>
      <ActionForm action={sendLetter} texts={texts} className="flex max-w-2xl flex-col gap-5">
        <input type="hidden" name="area" value={area} />
        <input type="hidden" name="id" value={entry.id} />
        <input type="hidden" name="template" value={name} />
        <input type="hidden" name="key" value={crypto.randomUUID()} />
        <input type="hidden" name="number" value={number} />
        <input type="hidden" name="seen" value={entry.status} />
        <p className="text-small [overflow-wrap:anywhere]">
          <span className="text-ink-soft">{t('review.letter.to')}:</span> {entry.name}{' '}
          {`<${entry.email}>`}
        </p>
        <StoredField
          name="subject"
          label={t('review.letter.subject')}
          stored={draft.subject}
          maxLength={limits.subject}
        />
        <StoredField
          name="body"
          label={t('review.letter.body')}
          hint={t('review.letter.bodyHint')}
          stored={draft.body}
          maxLength={limits.letter}
          rows={14}
        />
        <p className="text-ink-soft text-small">{t('review.letter.footer', { footer })}</p>
        <StoredSelect
          name="status"
          label={t('review.letter.status')}
          stored={statusAfter(name) ?? entry.status}
          options={statuses.map((value) => ({ value, label: t(`admin.status.${value}`) }))}
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton
            label={t('review.letter.submit')}
            sendingLabel={t('review.letter.sending')}
            className={buttonVariants({ variant: 'ink', size: 'sm' })}
          />
          <AdminLink href={address} className={buttonVariants({ variant: 'ghost', size: 'sm' })}>
            {t('review.letter.cancel')}
          </AdminLink>
        </div>
      </ActionForm>
    </AdminPage>
  );
}
