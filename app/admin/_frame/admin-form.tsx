import type { VariantProps } from 'class-variance-authority';
import { useMessages } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { ActionForm, SubmitButton } from '@/components/forms/action-form';
import type { FormTexts, Notice } from '@/components/forms/texts';
import { Button, buttonVariants } from '@/components/ui/button';
import type { FormAction } from '@/lib/actions/result';
import { cn } from '@/lib/utils';
import { LeaveGuard } from './leave-guard';

export type AdminFormMessages = {
  submit: string;
  sending: string;
  /** Omitted when the action redirects after success. */
  success?: string;
  /** The title of every refusal; `notices` holds the reasons by the `error` of the action's result. */
  error: string;
  notices?: Readonly<Record<string, string | Notice>>;
  fields?: Readonly<Record<string, string>>;
};

/** Converts the messages to the texts that `ActionForm` takes, and adds the reasons that all forms share. */
export function useAdminFormTexts(
  messages: Omit<AdminFormMessages, 'submit' | 'sending'>,
): FormTexts {
  const { failure, proof } = useMessages().admin;
  const { signIn, ...reasons } = failure;
  const { error, success, notices, fields = {} } = messages;
  const titled = (notice: string | Notice): Notice =>
    typeof notice === 'string' ? { title: error, description: notice } : notice;
  return {
    success: success === undefined ? undefined : { title: success },
    fields,
    notices: {
      failure: titled(reasons.failure),
      invalid: { title: error },
      ...Object.fromEntries(
        Object.entries({ ...reasons, ...notices }).map(([name, notice]) => [name, titled(notice)]),
      ),
      signed_out: { ...titled(reasons.signed_out), link: { label: signIn, href: '/auth' } },
      proof: {
        ...titled(reasons.proof),
        link: { label: proof.confirm, href: '/auth/comprobacion?next=/admin' },
      },
    },
  };
}

export type AdminFormProps = {
  action: FormAction;
  texts: AdminFormMessages;
  hidden?: Readonly<Record<string, string | number | readonly string[]>>;
  /** Added to the name of the button where a list repeats its label: what it acts on. */
  subject?: string;
  button?: VariantProps<typeof buttonVariants> & { className?: string };
  beside?: ReactNode;
  labelledBy?: string;
  className?: string;
  children?: ReactNode;
};

export function AdminForm({
  action,
  texts,
  hidden = {},
  subject,
  button,
  beside,
  ...props
}: AdminFormProps) {
  const { labelledBy, className, children } = props;
  return (
    <ActionForm
      keepsEdits
      action={action}
      texts={useAdminFormTexts(texts)}
      labelledBy={labelledBy}
      className={cn(
        'flex flex-col gap-3 [&_.control]:text-small! [&_select]:min-h-10! [&_select]:py-1.5!',
        className,
      )}
    >
      {Object.entries(hidden).flatMap(([name, values]) =>
        [values]
          .flat()
          .map((value) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          )),
      )}
      {children}
      <LeaveGuard />
      <div className={beside ? 'flex flex-wrap gap-3' : 'contents'}>
        <SubmitButton
          label={texts.submit}
          subject={subject}
          sendingLabel={texts.sending}
          className={buttonVariants({
            variant: 'ink',
            size: 'sm',
            className: 'self-start',
            ...button,
          })}
        />
        {beside}
      </div>
    </ActionForm>
  );
}

type Props = ComponentProps<typeof Button> & { action: string };

/** A form of one button, because an export writes a record: a link could be followed from another site. */
export function ExportButton({ action, ...props }: Props) {
  return (
    <form method="post" action={action}>
      <Button type="submit" variant="outline" size="sm" {...props} />
    </form>
  );
}
