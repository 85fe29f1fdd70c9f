import { useTranslations } from 'next-intl';
import type { SearchStatus as Status } from '@/app/admin/_frame/palette/use-search';
import { isRefusal, Refusal } from '@/app/admin/_frame/refusal';
import { Button } from '@/components/ui/button';

type Props = { status: Status; texts: { empty: string; failed: string }; again: () => void };

export function SearchStatus({ status, texts, again }: Props) {
  const t = useTranslations('admin.palette');
  return (
    <div className={status ? 'px-5 pb-4 text-small' : undefined}>
      <p role="status" className="text-ink-soft">
        {isRefusal(status) ? (
          <Refusal error={status} />
        ) : (
          status && { ...texts, searching: t('searching') }[status]
        )}
      </p>
      {status === 'failed' || isRefusal(status) ? (
        <Button variant="outline" size="sm" className="mt-3" onClick={again}>
          {t('again')}
        </Button>
      ) : null}
    </div>
  );
}
