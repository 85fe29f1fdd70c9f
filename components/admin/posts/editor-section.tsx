import type { ReactNode } from 'react';

/** A group of fields with its heading. */
export function EditorSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-4 w-full border-ink border-t-2 pt-3 font-display text-h4 tracking-tight">
        {title}
      </legend>
      <div className="flex flex-col gap-5">{children}</div>
    </fieldset>
  );
}
