import { useTranslations } from 'next-intl';
import type { SearchStatus as Status } from '@/components/admin/palette/use-search';
import { Button } from '@/components/ui/button';

type Props = { status: Status; texts: { empty: string; failed: string }; again: () => void };

export function SearchStatus({ status, texts, again }: Props) {
  const t = useTranslations('admin.palette');
  return (
    <div className={status ? 'px-5 pb-4 text-small' : undefined}>
      <p role="status" className="text-ink-soft">
        {status === 'searching' ? t('searching') : status && texts[status]}
      </p>
      {status === 'failed' ? (
        <Button variant="outline" size="sm" className="mt-3" onClick={again}>
          {t('again')}
        </Button>
      ) : null}
    </div>
  );
}
