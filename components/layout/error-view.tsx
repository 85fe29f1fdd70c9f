'use client';
import texts from '@/messages/es/error.json' with { type: 'json' };

type ErrorViewProps = {
  retry: () => void;
  title?: string;
  back?: { href: string; label: string };
  /** Next's digest of the error, which is also in the server's log; errors in the browser have none. */
  digest?: string | undefined;
};

const start = { href: '/', label: texts.home };

/**
 * The page shown when rendering fails. It imports error.json directly, because it must work when everything else fails,
 * and next-intl's provider and formatter would be added to the script of every page for these few sentences. The link
 * home is a plain link and works without scripts.
 */
export function ErrorView({ retry, title = texts.title, back = start, digest }: ErrorViewProps) {
  return (
    <div role="alert" className="mx-auto w-full max-w-(--page) px-(--gutter) pt-16 pb-24">
      {/* React moves it into the head. The page's own is missing when its metadata failed. */}
      <title>{`${title} · ${texts.brand}`}</title>
      <h1 className="max-w-[12ch] text-h1 tracking-tighter">{title}</h1>
      <p className="mt-8 max-w-[44ch] text-ink-soft text-lead">
        {texts.lead}{' '}
        <a href="/contacto" className="underline underline-offset-4">
          {texts.write}
        </a>
        .
      </p>
      <p className="mt-8 flex flex-wrap gap-4">
        <button
          type="button"
          onClick={retry}
          className="inline-flex min-h-14 cursor-pointer items-center rounded-sm bg-accent px-8 font-medium text-paper hover:bg-accent-deep"
        >
          {texts.retry}
        </button>
        {/* A full page load, because the running application has just failed. */}
        <a
          href={back.href}
          className="inline-flex min-h-14 items-center rounded-sm border-[1.5px] border-current px-8 font-medium hover:bg-ink hover:text-paper"
        >
          {back.label}
        </a>
      </p>
      {digest ? (
        <p className="mt-8 text-ink-soft text-small">
          {texts.reference} <code>{digest}</code>
        </p>
      ) : null}
    </div>
  );
}
