import { site } from '@/lib/site';
import { cn } from '@/lib/utils';

const names: Record<keyof typeof site.social, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  pinterest: 'Pinterest',
  youtube: 'YouTube',
};

/** Links to the group's profiles, labelled by name; the maximum width breaks them into rows of three and two. */
export function SocialLinks({ label, className }: { label: string; className?: string }) {
  return (
    <ul aria-label={label} className={cn('flex max-w-64 flex-wrap gap-x-5 text-small', className)}>
      {Object.entries(site.social).map(([network, href]) => (
        <li key={network}>
          <a
            href={href}
            rel="me noopener"
            className="inline-flex min-h-9 min-w-6 items-center underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            {names[network as keyof typeof names]}
          </a>
        </li>
      ))}
    </ul>
  );
}
