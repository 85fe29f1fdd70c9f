import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';

type Props = ComponentProps<typeof Button> & { action: string };

/** A form of one button, because an export writes a record: a link could be followed from another site. */
export function ExportButton({ action, ...props }: Props) {
  return (
    <form method="post" action={action}>
      <Button type="submit" variant="outline" size="sm" {...props} />
    </form>
  );
}
