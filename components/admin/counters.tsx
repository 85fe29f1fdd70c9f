import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import type { Area } from '@/lib/submissions/areas';

const order: Area[] = ['dauro-arte', 'editorial', 'servicios'];

/** How much each list holds, and the way there. */
export async function Counters({ counts }: { counts: Record<Area, number> }) {
  const t = await getTranslations('admin');
  const number = new Intl.NumberFormat('es-ES');
  return (
    <ul className="grid gap-4 sm:grid-cols-3">
      {order.map((area) => (
        <li key={area} className="relative border-ink border-t-2 pt-4 pb-6">
          <p className="font-display text-h2 tabular-nums">{number.format(counts[area])}</p>
          <Link
            href={`/admin/${area}`}
            className="underline underline-offset-4 after:absolute after:inset-0"
          >
            {t(`menu.${area}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
