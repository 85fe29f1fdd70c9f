import { getFormatter } from 'next-intl/server';

export async function PostDate({ date, className }: { date: string; className?: string }) {
  const format = await getFormatter();
  return (
    <time dateTime={date} className={className}>
      {format.dateTime(new Date(date), { day: 'numeric', month: 'long', year: 'numeric' })}
    </time>
  );
}
