import { Skeleton } from '@/components/ui/skeleton';
import { groups } from '@/lib/doctor/finding';

/** What stands in place of the report while the services are asked. */
export function ReportSkeleton({ label }: { label: string }) {
  return (
    <div>
      <p role="status" className="mb-10 border-line border-l-4 bg-paper-deep p-5 text-small">
        {label}
      </p>
      <div aria-hidden="true" className="grid gap-10 xl:grid-cols-2">
        {groups.map((group) => (
          <div key={group}>
            <Skeleton className="h-7 w-48" />
            {['a', 'b', 'c'].map((row) => (
              <Skeleton key={row} className="mt-4 h-10" />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
