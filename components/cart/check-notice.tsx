import type { CartTexts } from '@/components/cart/cart-texts';
import type { Check } from '@/components/cart/use-check';

/** The result of checking the lines at the shop; a live region, since the check starts without a click. */
export function CheckNotice({ check, texts }: { check: Check; texts: CartTexts['check'] }) {
  const { phase, notes, again } = check;
  const hasChanged = Object.keys(notes).length > 0;
  const text = phase === 'done' ? (hasChanged ? texts.changed : '') : texts[phase];
  return (
    <>
      <p role="status" className={text ? 'pb-3 text-small' : 'sr-only'}>
        {text}
      </p>
      {phase === 'unreachable' ? (
        <p className="pb-3">
          <button
            type="button"
            onClick={again}
            className="min-h-9 cursor-pointer text-small underline underline-offset-4 hover:text-accent"
          >
            {texts.retry}
          </button>
        </p>
      ) : null}
    </>
  );
}
