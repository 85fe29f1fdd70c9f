import type { ComponentProps } from 'react';

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
