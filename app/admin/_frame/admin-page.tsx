import { getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Callout } from '@/components/ui/callout';
import { FocusTitle } from '@/components/ui/focus-title';
import { Breadcrumbs, type Crumb } from '@/components/ui/page-links';
import { type Caller, hasProvedLately, proofAddress } from '@/lib/auth/session';
import { AdminLink, type AdminPath, WaitingNow } from './navigation';
import { FailureToast, ForgetNotice } from './page-effects';
import { waitingForMenu } from './waiting-counts';

type Props = {
  title: string;
  /** The breadcrumbs between the dashboard and this page; omitted on the dashboard. */
  trail?: { label: string; href: AdminPath }[] | undefined;
  actions?: ReactNode;
  notice?: string | string[] | undefined;
  /** What of this page is shown; another asks anew whether the title takes the focus (focus-title.tsx). */
  change?: string | undefined;
  aside?: ReactNode;
  children: ReactNode;
};

/** The notices that report a failure. The others report the success of an action that left its page. */
const failures: readonly unknown[] = ['archivo', 'post', 'exportar', 'administracion', 'otra'];

export async function AdminPage(props: Props) {
  const { title, trail, actions, notice, change, aside, children } = props;
  const t = await getTranslations('admin');
  const { notice: notices } = (await getMessages()).admin;
  const sentence = Object.entries(notices).find(([name]) => name === notice)?.[1];
  const failed = failures.includes(notice);
  const page = (
    <>
      {trail ? (
        <Breadcrumbs
          label={t('breadcrumbs')}
          items={[
            { label: t('menu.dashboard'), href: '/admin' },
            ...(trail as Crumb[]),
            { label: title },
          ]}
        />
      ) : null}
      <div className="mt-2 mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1
          id="titulo"
          tabIndex={-1}
          // A status that comes with its text is not announced; the heading, which has the focus then, reads it.
          aria-describedby={sentence && !failed ? 'aviso' : undefined}
          dir="auto"
          className="scroll-mt-40 min-w-0 font-display text-h3 tracking-tight wrap-anywhere"
        >
          {title}
        </h1>
        {actions}
      </div>
      {sentence ? (
        <Callout id="aviso" tone={failed ? 'error' : 'success'} className="mb-6">
          <span>{sentence}</span>
          {failed ? <FailureToast title={t('loadError.title')} description={sentence} /> : null}
          <ForgetNotice />
        </Callout>
      ) : null}
      {children}
    </>
  );
  return (
    <>
      <FocusTitle change={`${notice} ${change}`} />
      <WaitingNow waiting={await waitingForMenu()} />
      {aside ? (
        <div className="grid items-start gap-6 xl:grid-cols-[14rem_minmax(0,1fr)]">
          <div className="@container min-w-0 xl:col-start-2">{page}</div>
          {/* After the page in the DOM, so that Tab reaches the page first. */}
          {aside}
        </div>
      ) : (
        page
      )}
    </>
  );
}

/** Says before anything is typed that the actions of this page require a recent proof of identity. */
export async function ProofNotice({ caller, next }: { caller: Caller; next: string }) {
  if (hasProvedLately(caller)) return null;
  const t = await getTranslations('admin.proof');
  return (
    <div className="mb-8 flex max-w-prose flex-wrap items-center justify-between gap-x-6 gap-y-3 border-accent border-l-4 bg-paper-deep px-5 py-4 text-small">
      <p className="min-w-0 flex-1 basis-64">{t('notice')}</p>
      <AdminLink href={proofAddress(next)} button="outline">
        {t('confirm')}
      </AdminLink>
    </div>
  );
}
