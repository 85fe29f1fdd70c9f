'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { Checkbox, Input, Label, Select, Textarea } from '@/components/ui/input';
import { useFormContext } from './form-context';

type FrameProps = {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  className?: string | undefined;
  /** The stored value; after a failed submission the page shows the submitted value instead. */
  defaultValue?: string | undefined;
};

/** The attributes that connect a control to its label, hint and error, for every kind of control. */
export function useField(name: string, hint: ReactNode, stored = '') {
  const id = useId();
  const { errors, values } = useFormContext();
  const error = errors[name];
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    error,
    value: values[name] ?? stored,
    control: {
      id,
      name,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy || undefined,
    },
  };
}

export function FieldFrame({
  id,
  label,
  hint,
  error,
  required = false,
  className,
  children,
}: Omit<FrameProps, 'name' | 'defaultValue'> & {
  id: string;
  error: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={`flex flex-col gap-2 ${className ?? ''}`}>
      <Label htmlFor={id} required={required}>
        {label}
      </Label>
      {children}
      {hint ? (
        <p id={`${id}-hint`} className="text-ink-soft text-small">
          {hint}
        </p>
      ) : null}
      <FieldError id={id} error={error} />
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className="font-medium text-danger text-small">
      {error}
    </p>
  );
}

/** Divides the properties of a field among its frame and its control. */
function useFramedField<Props extends FrameProps>(props: Props) {
  const { name, label, hint, required = false, className, defaultValue, ...rest } = props;
  const { id, error, value, control } = useField(name, hint, defaultValue);
  return {
    frame: { id, label, hint, error, required, className },
    control: { ...control, required, defaultValue: value, ...rest },
  };
}

type FieldProps = FrameProps & Omit<ComponentProps<'input'>, keyof FrameProps | 'id'>;

export function Field(props: FieldProps) {
  const { frame, control } = useFramedField(props);
  return (
    <FieldFrame {...frame}>
      <Input {...control} />
    </FieldFrame>
  );
}

type TextareaFieldProps = FrameProps & Omit<ComponentProps<'textarea'>, keyof FrameProps | 'id'>;

export function TextareaField(props: TextareaFieldProps) {
  const { frame, control } = useFramedField(props);
  return (
    <FieldFrame {...frame}>
      <Textarea {...control} />
    </FieldFrame>
  );
}

type SelectFieldProps = FrameProps & {
  /** Omitted when an option is always selected. */
  placeholder?: string;
  options: readonly { value: string; label: string }[];
};

export function SelectField({ placeholder, options, ...props }: SelectFieldProps) {
  const { frame, control } = useFramedField(props);
  return (
    <FieldFrame {...frame}>
      {/* A select ignores a later defaultValue; the key remounts it when the server returns another one. */}
      <Select key={control.defaultValue} {...control}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}

type Props = {
  label: ReactNode;
  /** The first layer of information (RGPD art. 13): who, what for, rights, where to read more. */
  notice: ReactNode;
  /** Without a name the checkbox is still required but is not submitted. */
  isSent: boolean;
};

/** The consent checkbox: never ticked in advance, with its explanation beside it. */
export function ConsentField({ label, notice, isSent }: Props) {
  const { id, error, value, control } = useField('consent', notice);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-start gap-3">
        <Checkbox
          {...control}
          name={isSent ? 'consent' : undefined}
          data-field="consent"
          value="on"
          required
          defaultChecked={value === 'on'}
        />
        <label htmlFor={id} className="text-small">
          {label}
          <span aria-hidden="true" className="ml-1 text-danger">
            *
          </span>
        </label>
      </div>
      <FieldError id={id} error={error} />
      <p id={`${id}-hint`} className="text-ink-soft text-small">
        {notice}
      </p>
    </div>
  );
}
