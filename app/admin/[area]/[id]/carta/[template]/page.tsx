import { notFound } from 'next/navigation';
import { getMessages, getTranslations } from 'next-intl/server';
import { AdminPage } from '@/app/admin/_frame/admin-page';
import { listQuery } from '@/app/admin/[area]/filter';
import { LetterForm } from '@/app/admin/[area]/follow-up';
import { isLetterName, lettersOf } from '@/app/admin/[area]/letters';
import { getEntry } from '@/app/admin/[area]/queries';
import { readWork } from '@/app/admin/[area]/review-queries';
import { draftLetter } from '@/app/admin/[area]/templates';
import { requireStaff } from '@/lib/auth/session';
import { isFormArea } from '@/lib/form-areas';
import { titleOf } from '@/lib/seo/metadata';
import { isWithdrawn } from '@/lib/submissions/statuses';

type Props = PageProps<'/admin/[area]/[id]/carta/[template]'>;

export const generateMetadata = titleOf('review.letter.title');

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
  const query = listQuery(search);
  const t = await getTranslations();
  const { admin, review } = await getMessages();
  return (
    <AdminPage
      title={t('review.letter.preview', { letter: review.letters[template].name })}
      trail={[
        { label: admin.menu[area], href: `/admin/${area}${query}` },
        { label: entry.name, href: `/admin/${area}/${id}${query}` },
      ]}
    >
      <p className="mb-6 max-w-prose text-ink-soft text-small">{review.letter.intro}</p>
      <div data-print="keep">
        <LetterForm {...{ area, entry, template, draft, query }} number={letterCount + 1} />
      </div>
    </AdminPage>
  );
}
