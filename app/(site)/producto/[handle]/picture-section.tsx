'use client';

import type { ComponentProps, MouseEvent } from 'react';

/** Browsers without popovers (Firefox before 125, Safari before 17) do nothing with the buttons of the large pictures. */
function openWithoutPopover({ target }: MouseEvent) {
  if ('popover' in HTMLElement.prototype) return;
  const button = (target as Element).closest('[popovertarget]');
  const large = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  if (!(large instanceof HTMLDialogElement)) return;
  if (large.open) large.close();
  else large.showModal();
}

export const PictureSection = (props: ComponentProps<'section'>) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: the clicks are those of its buttons.
  // biome-ignore lint/a11y/useKeyWithClickEvents: a button's key is a click.
  <section {...props} onClick={openWithoutPopover} />
);
