import { useTranslations } from 'next-intl';
import { AdminLink } from '@/app/admin/_frame/navigation';
import { type Caller, hasProvedLately, proofAddress } from '@/lib/auth/session';

type Props = { caller: Caller; next: string };

/** Says before anything is typed that the actions of this page ask first who is there. */
export function ProofNotice({ caller, next }: Props) {
  const t = useTranslations('admin.proof');
  if (hasProvedLately(caller)) return null;
  return (
    <div className="mb-8 flex max-w-prose flex-wrap items-center justify-between gap-x-6 gap-y-3 border-accent border-l-4 bg-paper-deep px-5 py-4 text-small">
      <p className="min-w-0 flex-1 basis-64">{t('notice')}</p>
      <AdminLink href={proofAddress(next)} button="outline">
        {t('confirm')}
      </AdminLink>
    </div>
  );
}
