import { type FormTexts, noticeOf } from '@/components/forms/texts';
import { Callout } from '@/components/ui/callout';
import type { ActionResult } from '@/lib/actions/result';

type Props = {
  result: ActionResult | null;
  texts: FormTexts;
  /** Said besides of a refusal, where the answer is a page whose file inputs are empty again. */
  filesAgain?: string | undefined;
};

/** What became of a form that was sent without JavaScript; with it, a toast says the same. */
export function FormStatus({ result, texts, filesAgain }: Props) {
  if (!result) return null;
  const notice = result.ok ? texts.success : noticeOf(texts, result);
  if (!notice) return null;
  return (
    <Callout
      tone={result.ok ? 'success' : 'error'}
      // The answer is a new page: reading starts here, not at the top bar.
      autoFocus
      tabIndex={-1}
    >
      <p className="font-semibold">{notice.title}</p>
      {notice.description ? <p>{notice.description}</p> : null}
      {filesAgain && !result.ok ? <p>{filesAgain}</p> : null}
    </Callout>
  );
}
