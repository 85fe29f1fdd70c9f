'use client';

import { useFormContext } from '@/components/forms/form-context';
import { marks } from '@/lib/review/criteria';

type Props = { name: string; label: string; none: string; stored: string };

export function MarkField({ name, label, none, stored }: Props) {
  const { values } = useFormContext();
  const value = values[name] ?? stored;
  return (
    // Radio buttons ignore a later defaultChecked; the key renders them anew.
    <fieldset key={value} className="min-w-0">
      <legend className="font-medium text-small">{label}</legend>
      <div className="mt-1 flex flex-wrap gap-x-3 gap-y-1">
        {[...marks.map(String), ''].map((mark) => (
          <label
            key={mark}
            className="inline-flex min-h-6 cursor-pointer items-center gap-1.5 text-small"
          >
            <input
              type="radio"
              name={name}
              value={mark}
              defaultChecked={mark === value}
              className="size-4 cursor-pointer accent-(--accent)"
            />
            {mark || none}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
