'use client';

import { clsx } from 'clsx';
import type { Route } from 'next';
import { usePathname, useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  use,
  useEffect,
  useState,
  useTransition,
} from 'react';
import { buttonVariants } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import type { FormArea } from '@/lib/form-areas';
import { keepFocus } from './page-effects';
import type { Waiting } from './waiting-counts';

/** An address that the back-office links to. */
export type AdminPath = `/${'admin' | 'auth'}${string}`;

type Navigate = (href: Route) => void;

type Navigation = {
  navigate: Navigate;
  loading: boolean;
  waiting: Waiting;
  setWaiting: (waiting: Waiting) => void;
};

const NavigationContext = createContext<Navigation | null>(null);

type NavigationProps = { waiting: Waiting; children: ReactNode };

/**
 * There is no `loading.tsx`: a response that has begun streaming can no longer have the status 404. The layout renders
 * only once, so each page passes newer numbers for the menu through `WaitingNow`.
 */
export function AdminNavigation({ waiting: initial, children }: NavigationProps) {
  const router = useRouter();
  const [loading, startTransition] = useTransition();
  const [waiting, setWaiting] = useState(initial);
  const navigate: Navigate = (href) => startTransition(() => router.push(href));
  return (
    <NavigationContext value={{ navigate, loading, waiting, setWaiting }}>
      {children}
    </NavigationContext>
  );
}

type LinkProps = Omit<ComponentProps<typeof Link>, 'href'> & {
  href: AdminPath;
  button?: 'primary' | 'ink' | 'outline' | 'ghost';
};

const textLink = 'inline-block min-h-6 underline underline-offset-4';

/**
 * A link inside the back-office; without `button` or `className` it is underlined text. It navigates in a transition, so that
 * the frame can show that the page is loading.
 */
export function AdminLink({ href, button, className, ...props }: LinkProps) {
  const navigation = use(NavigationContext);

  function go(event: { preventDefault(): void }) {
    if (!navigation) return;
    event.preventDefault();
    navigation.navigate(href as Route);
  }

  const look = button && buttonVariants({ variant: button, size: 'sm', className });
  return (
    <Link
      href={href as Route}
      onNavigate={go}
      className={look ?? className ?? textLink}
      {...props}
    />
  );
}

export function AdminPageArea({ children }: { children: ReactNode }) {
  const t = useTranslations('admin');
  const loading = use(NavigationContext)?.loading ?? false;
  return (
    <>
      <p role="status" className="sr-only">
        {loading ? t('loading') : ''}
      </p>
      {loading ? (
        <span
          aria-hidden="true"
          className="fixed inset-x-0 top-0 z-50 h-1 animate-breathe bg-accent"
        />
      ) : null}
      <main
        ref={keepFocus}
        id="contenido"
        tabIndex={-1}
        aria-busy={loading}
        className="mx-auto w-full max-w-(--page) px-4 pt-5 pb-16 transition-opacity aria-busy:opacity-50 md:px-8"
      >
        {children}
      </main>
    </>
  );
}

type Props = { href: AdminPath; label: string; icon: ReactNode; children?: ReactNode };

export function MenuLink({ href, label, icon, children }: Props) {
  const pathname = usePathname();
  const current = pathname === href || (href !== '/admin' && pathname.startsWith(`${href}/`));
  return (
    <AdminLink
      href={href}
      aria-current={current ? 'page' : undefined}
      className={clsx(
        'group/item relative flex min-h-11 items-center gap-3 rounded-sm pr-1.5 pl-3.5 text-small transition-colors hover:bg-paper-deep md:min-h-9',
        current && 'bg-paper-deep font-medium text-accent',
      )}
    >
      {icon}
      <span className="sidebar-label">{label}</span>
      {children}
    </AdminLink>
  );
}

export function WaitingNow({ waiting }: { waiting: Waiting }) {
  const setWaiting = use(NavigationContext)?.setWaiting;
  useEffect(() => setWaiting?.(waiting), [waiting, setWaiting]);
  return null;
}

/** The database stops counting above this number (`waiting_counts`). */
const most = 99;

export function WaitingBadge({ area }: { area: FormArea }) {
  const t = useTranslations('admin');
  const count = use(NavigationContext)?.waiting[area] ?? 0;
  if (count === 0) return null;
  return (
    <span className="sidebar-badge">
      <span>{count > most ? `${most}+` : count}</span>
      <span className="sr-only"> {t('waiting')}</span>
    </span>
  );
}
