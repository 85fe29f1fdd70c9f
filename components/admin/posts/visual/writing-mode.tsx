'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useState } from 'react';

const modes = ['visual', 'markdown'] as const;
export type WritingMode = (typeof modes)[number];

export const writingModeKey = 'dauro-writing-mode';

/** A browser may refuse its store; the mode is then chosen anew on each page. */
function stored(): WritingMode {
  try {
    return localStorage.getItem(writingModeKey) === 'markdown' ? 'markdown' : 'visual';
  } catch {
    return 'visual';
  }
}

/** How this browser writes; null on the server and without JavaScript, where the text field stays. */
export function useWritingMode() {
  const [mode, setMode] = useState<WritingMode | null>(null);
  useEffect(() => setMode(stored()), []);
  const choose = useCallback((chosen: WritingMode) => {
    setMode(chosen);
    try {
      localStorage.setItem(writingModeKey, chosen);
    } catch {
      // Only the next page is affected.
    }
  }, []);
  return [mode, choose] as const;
}

type Props = { mode: WritingMode; onChange: (mode: WritingMode) => void };

/** Two buttons, of which the pressed one is the mode. */
export function ModeSwitch({ mode, onChange }: Props) {
  const t = useTranslations('posts.visual');
  return (
    <fieldset aria-label={t('mode')} className="flex self-end">
      {modes.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === mode}
          className="min-h-9 cursor-pointer border border-ink px-3 text-caption hover:bg-paper-deep aria-pressed:bg-ink aria-pressed:text-paper"
          onClick={() => onChange(name)}
        >
          {t(name)}
        </button>
      ))}
    </fieldset>
  );
}
