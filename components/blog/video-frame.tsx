'use client';

import { type MouseEvent, type ReactNode, useState } from 'react';

type VideoFrameProps = {
  /** The page of the video on its own site, the target without JavaScript. */
  href: string;
  /** The address of the player, loaded once the video is started. */
  player: string;
  title: string;
  children: ReactNode;
};

/** The focused link is gone when its frame appears. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();

/** A link to a video that plays it in place. The frame is created on click, so that no other site is contacted before. */
export function VideoFrame({ href, player, title, children }: VideoFrameProps) {
  const [plays, setPlays] = useState(false);

  function play(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setPlays(true);
  }

  if (plays) {
    return (
      <iframe
        ref={takeFocus}
        src={player}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        className="aspect-video w-full bg-ink"
      />
    );
  }
  return (
    <a
      href={href}
      rel="noopener"
      data-ground="dark"
      onClick={play}
      className="group flex aspect-video w-full flex-col items-center justify-center gap-5 bg-ink px-6 text-center text-paper no-underline hover:text-paper"
    >
      <svg viewBox="0 0 64 64" aria-hidden="true" className="size-16 md:size-20">
        <circle cx="32" cy="32" r="31" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="M26 21v22l18-11z" className="fill-current group-hover:fill-ochre" />
      </svg>
      <span className="font-display text-h4 group-hover:underline">{children}</span>
    </a>
  );
}
