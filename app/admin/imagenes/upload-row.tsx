import { useMessages, useTranslations } from 'next-intl';
import { Refusal } from '@/app/admin/_frame/refusal';
import type { QueuedPicture } from '@/app/admin/imagenes/use-upload-queue';
import { fieldText } from '@/components/forms/texts';
import { Button } from '@/components/ui/button';
import { imageProblems } from '@/lib/blog/image-rules';

const faults: readonly string[] = imageProblems;
/** Whether the file itself is invalid, so that a retry would not help. */
const isFault = (problem = '') => faults.includes(problem);

type Props = { picture: QueuedPicture; onRetry: () => void; onDismiss: () => void };

export function UploadRow({ picture, onRetry, onDismiss }: Props) {
  const t = useTranslations('posts.library');
  const { errors } = useMessages().posts.image;
  const { file, state, problem } = picture;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <span translate="no" dir="auto" className="min-w-0 flex-1 basis-48 truncate">
        {file.name}
      </span>
      {state === 'failed' ? (
        <>
          <span className="text-danger">
            <Refusal error={problem}>{fieldText(errors, problem ?? 'failure')}</Refusal>
          </span>
          <span className="flex">
            {isFault(problem) ? null : (
              <Button variant="ghost" size="sm" onClick={onRetry}>
                {t('retry')}
                <span className="sr-only"> {file.name}</span>
              </Button>
            )}
            <Button variant="ghost" size="sm" onClick={onDismiss}>
              {t('dismiss')}
              <span className="sr-only"> {file.name}</span>
            </Button>
          </span>
        </>
      ) : (
        <span className="text-ink-soft">{t(`state.${state}`)}</span>
      )}
    </li>
  );
}
