import { getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { FailureToast } from '@/components/admin/failure-toast';
import { ForgetNotice } from '@/components/admin/forget-notice';
import { WaitingNow } from '@/components/admin/waiting';
import { Breadcrumbs, type Crumb } from '@/components/ui/breadcrumb';
import { Callout } from '@/components/ui/callout';
import { waitingForMenu } from '@/lib/admin/waiting';

type Props = {
  title: string;
  /** The steps between the dashboard and this page; the dashboard itself has none. */
  trail?: Crumb[] | undefined;
  /** Beside the heading: what one can do here. */
  actions?: ReactNode;
  notice?: string | string[] | undefined;
  /** Beside the page, where the screen has room. */
  aside?: ReactNode;
  children: ReactNode;
};

/** What failed on the way here; the other notices say what went well, which with JavaScript a toast has said. */
const failures: readonly unknown[] = ['archivo', 'post', 'exportar', 'administracion'];

/** A page of the back-office: the way here, its heading, what happened on the way, and the rest. */
export async function AdminPage({ title, trail, actions, notice, aside, children }: Props) {
  const t = await getTranslations('admin');
  const { notice: notices } = (await getMessages()).admin;
  const said = Object.entries(notices).find(([name]) => name === notice)?.[1];
  const failed = failures.includes(notice);
  const page = (
    <>
      {trail ? (
        <Breadcrumbs
          label={t('breadcrumbs')}
          items={[{ label: t('menu.dashboard'), href: '/admin' }, ...trail, { label: title }]}
        />
      ) : null}
      <div className="mt-2 mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1
          id="titulo"
          tabIndex={-1}
          dir="auto"
          className="scroll-mt-40 min-w-0 font-display text-h3 tracking-tight [overflow-wrap:anywhere]"
        >
          {title}
        </h1>
        {actions}
      </div>
      {said ? (
        <Callout tone={failed ? 'error' : 'success'} className="mb-6">
          {said}
          {failed ? <FailureToast title={t('loadError.title')} description={said} /> : null}
          <ForgetNotice />
        </Callout>
      ) : null}
      {children}
    </>
  );
  return (
    <>
      <WaitingNow waiting={await waitingForMenu()} />
      {aside ? (
        <div className="grid items-start gap-6 xl:grid-cols-[14rem_minmax(0,1fr)]">
          <div className="@container min-w-0 xl:col-start-2">{page}</div>
          {/* After the page: by keyboard one reaches the page first. */}
          {aside}
        </div>
      ) : (
        page
      )}
    </>
  );
}
