'use client';

import { FailureToast } from '@/app/admin/_frame/failure-toast';
import { Button } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';

type Props = {
  title: string;
  message: string;
  retryLabel: string;
  retry: () => void;
  /** The identifier of the error in the log. */
  reference?: string | undefined;
};

/** Shown for a list that could not be loaded, with a button to retry. The toast announces it. */
export function LoadError({ title, message, retryLabel, retry, reference }: Props) {
  return (
    <Callout tone="error" role="group" className="flex flex-col items-start gap-4">
      <FailureToast title={title} description={message} />
      <p className="font-semibold">{title}</p>
      <p>{message}</p>
      {reference ? <p className="text-small">{reference}</p> : null}
      <Button variant="outline" size="sm" onClick={retry}>
        {retryLabel}
      </Button>
    </Callout>
  );
}
