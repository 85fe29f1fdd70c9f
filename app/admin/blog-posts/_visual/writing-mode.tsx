'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useState } from 'react';

const modes = ['visual', 'markdown'] as const;
export type WritingMode = (typeof modes)[number];

export const writingModeKey = 'dauro-writing-mode';

/** Access to localStorage may throw; then every page starts in the visual mode. */
function stored(): WritingMode {
  try {
    return localStorage.getItem(writingModeKey) === 'markdown' ? 'markdown' : 'visual';
  } catch {
    return 'visual';
  }
}

/** Null on the server and without JavaScript, where the text field is shown. */
export function useWritingMode() {
  const [mode, setMode] = useState<WritingMode | null>(null);
  useEffect(() => setMode(stored()), []);
  const choose = useCallback((chosen: WritingMode) => {
    setMode(chosen);
    try {
      localStorage.setItem(writingModeKey, chosen);
    } catch {
      // The mode is not stored, so the next page starts in the visual mode.
    }
  }, []);
  return [mode, choose] as const;
}

type Props = { mode: WritingMode; onChange: (mode: WritingMode) => void };

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
