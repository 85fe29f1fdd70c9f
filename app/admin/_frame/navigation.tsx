'use client';

import { clsx } from 'clsx';
import type { Route } from 'next';
import { usePathname, useRouter } from 'next/navigation';
import { type ComponentProps, createContext, type ReactNode, use, useTransition } from 'react';
import { SidebarMenuLabel } from '@/app/admin/_frame/ui/sidebar';
import { buttonVariants } from '@/components/ui/button';
import { Link } from '@/components/ui/link';

type Navigate = (href: ComponentProps<typeof Link>['href']) => void;

const NavigationContext = createContext<{ navigate: Navigate; loading: boolean } | null>(null);

/** There is no `loading.tsx`: a response that has begun streaming can no longer have the status 404. */
export function AdminNavigation({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [loading, startTransition] = useTransition();
  const navigate: Navigate = (href) => startTransition(() => router.push(href));
  return <NavigationContext value={{ navigate, loading }}>{children}</NavigationContext>;
}

type LinkProps = ComponentProps<typeof Link> & {
  button?: 'primary' | 'ink' | 'outline' | 'ghost';
};

/** A link inside the back-office. It navigates in a transition, so that the frame can show that the page is loading. */
export function AdminLink({ href, button, className, ...props }: LinkProps) {
  const navigation = use(NavigationContext);

  function go(event: { preventDefault(): void }) {
    if (!navigation) return;
    event.preventDefault();
    navigation.navigate(href);
  }

  const look = button ? buttonVariants({ variant: button, size: 'sm', className }) : className;
  return <Link href={href} onNavigate={go} className={look} {...props} />;
}

export function AdminPageArea({ label, children }: { label: string; children: ReactNode }) {
  const loading = use(NavigationContext)?.loading ?? false;
  return (
    <>
      <p role="status" className="sr-only">
        {loading ? label : ''}
      </p>
      {loading ? (
        <span
          aria-hidden="true"
          className="fixed inset-x-0 top-0 z-50 h-1 animate-breathe bg-accent"
        />
      ) : null}
      <main
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

type Props = { href: Route; label: string; icon: ReactNode; children?: ReactNode };

export function MenuLink({ href, label, icon, children }: Props) {
  const pathname = usePathname();
  const current = pathname === href || (href !== '/admin' && pathname.startsWith(`${href}/`));
  return (
    <AdminLink
      href={href}
      aria-current={current ? 'page' : undefined}
      className={clsx(
        'group/item relative flex min-h-11 items-center gap-3 rounded-sm px-3.5 text-small transition-colors hover:bg-paper-deep md:min-h-9',
        current && 'bg-paper-deep font-medium text-accent',
      )}
    >
      {icon}
      <SidebarMenuLabel>{label}</SidebarMenuLabel>
      {children}
    </AdminLink>
  );
}
