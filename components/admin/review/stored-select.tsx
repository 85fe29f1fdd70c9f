'use client';

import { useId } from 'react';
import { useFormContext } from '@/components/forms/form-context';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';

type Props = {
  name: string;
  label: string;
  stored: string;
  options: readonly { value: string; label: string }[];
};

/** A choice as it is stored, or as it was made when the page comes back with an objection. */
export function StoredSelect({ name, label, stored, options }: Props) {
  const id = useId();
  const { values } = useFormContext();
  const value = values[name] ?? stored;
  return (
    <div className="min-w-0">
      <Label htmlFor={id}>{label}</Label>
      {/* A select ignores a later defaultValue: the key renders it anew. */}
      <Select
        key={value}
        id={id}
        name={name}
        defaultValue={value}
        className="min-h-10! py-1.5! text-small!"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </div>
  );
}
