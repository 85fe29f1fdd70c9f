import type { ComponentProps } from 'react';
import { ChevronDownIcon } from './chevron-down-icon';

const proseTypes = ['text', 'search'];

/** A single-line control; app/styles/controls.css has its styles and those of a file input. */
export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return (
    <input
      type={type}
      dir={proseTypes.includes(type) ? 'auto' : undefined}
      className={`control ${className ?? ''}`}
      {...props}
    />
  );
}

/**
 * When React hydrates a textarea whose default is a string, it writes that string into it, over what was typed before the
 * scripts arrived. It keeps the typed text when the default is a list of one.
 */
export function Textarea({
  className,
  rows = 6,
  defaultValue,
  ...props
}: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      defaultValue={typeof defaultValue === 'string' ? [defaultValue] : defaultValue}
      dir="auto"
      className={`control field-sizing-content min-h-36 resize-y ${className ?? ''}`}
      {...props}
    />
  );
}

export function Checkbox({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  return <input type="checkbox" className={`tick ${className ?? ''}`} {...props} />;
}

export function Select({ className, children, ...props }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select
        className={`control cursor-pointer appearance-none pr-11 ${className ?? ''}`}
        {...props}
      >
        {children}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2" />
    </span>
  );
}

type LabelProps = Omit<ComponentProps<'label'>, 'htmlFor'> & {
  htmlFor: string;
  required?: boolean;
};

/** A control's name. The asterisk is hidden from assistive technology, which reads `required` on the control. */
export function Label({ className, children, required = false, htmlFor, ...props }: LabelProps) {
  return (
    <label
      htmlFor={htmlFor}
      className={`block font-medium text-ink text-small ${className ?? ''}`}
      {...props}
    >
      {children}
      {required ? (
        <span aria-hidden="true" className="ml-1 text-danger">
          *
        </span>
      ) : null}
    </label>
  );
}
