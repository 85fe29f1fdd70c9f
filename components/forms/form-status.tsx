import { type FormTexts, noticeOf } from '@/components/forms/texts';
import { Callout } from '@/components/ui/callout';
import type { ActionResult } from '@/lib/actions/result';

type Props = {
  result: ActionResult | null;
  texts: FormTexts;
  /** Added to a refusal when the answer is a new page, whose file inputs are empty again. */
  filesAgain?: string | undefined;
};

/** The result of a form submitted without JavaScript; with JavaScript a toast shows it. */
export function FormStatus({ result, texts, filesAgain }: Props) {
  if (!result) return null;
  const notice = result.ok ? texts.success : noticeOf(texts, result);
  if (!notice) return null;
  return (
    <Callout
      tone={result.ok ? 'success' : 'error'}
      // The answer is a new page: move the focus to the result instead of the top bar.
      autoFocus
      tabIndex={-1}
    >
      <p className="font-semibold">{notice.title}</p>
      {notice.description ? <p>{notice.description}</p> : null}
      {!result.ok && notice.link ? (
        <a
          href={notice.link.href}
          target="_blank"
          className="underline underline-offset-4"
          rel="noopener"
        >
          {notice.link.label}
        </a>
      ) : null}
      {filesAgain && !result.ok ? <p>{filesAgain}</p> : null}
    </Callout>
  );
}
