'use client';

import type { ReactNode } from 'react';
import type { ServiceName } from '@/lib/form-areas';

type Props = { href: `#${string}`; service: ServiceName; className: string; children: ReactNode };

/** Leads to the enquiry form further down; with JavaScript it also selects the service in the form. */
export function ServiceLink({ href, service, className, children }: Props) {
  function choose() {
    const select = document.querySelector<HTMLSelectElement>('select[name="servicio"]');
    if (select) select.value = service;
    // Dispatch an event, because the form's validation listens to user input.
    select?.dispatchEvent(new Event('input'));
  }
  return (
    <a href={href} className={className} onClick={choose}>
      {children}
    </a>
  );
}
