import { useTranslations } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import { Table, TableCell, TableHead, TableRow } from '@/app/admin/_frame/ui/table';
import { Thumbnail } from '@/app/admin/blog-posts/_editor/thumbnail';
import { cn } from '@/lib/utils';
import { addressesOf, compareLines, compareTexts, type DiffPart } from './compare';
import { fieldNames, kindOf, type PostField, type PostValues } from './fields';

type Props = {
  caption: string;
  /** The two versions with their names; only fields that differ are shown. */
  one: { label: string; values: PostValues };
  other: { label: string; values: PostValues };
};

export function VersionTable({ caption, one, other }: Props) {
  const t = useTranslations('posts');
  const fields = fieldNames.filter((field) => one.values[field] !== other.values[field]);
  if (fields.length === 0) return null;
  const names = { one: one.label, other: other.label };
  return (
    <>
      <p className="mb-2 text-small">{t('conflict.legend', names)}</p>
      <Table caption={caption}>
        <thead className="max-md:sr-only">
          <tr>
            <TableHead>{t('conflict.field')}</TableHead>
            <TableHead className="w-[80%]">{t('conflict.comparison')}</TableHead>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <TableRow key={field} className="max-md:block max-md:py-3">
              <TableCell className="font-medium max-md:block max-md:p-0">
                {t(`editor.labels.${field}`)}
              </TableCell>
              <TableCell className="max-md:mt-2 max-md:block max-md:p-0">
                <Comparison
                  field={field}
                  one={one.values[field]}
                  other={other.values[field]}
                  names={names}
                />
              </TableCell>
            </TableRow>
          ))}
        </tbody>
      </Table>
    </>
  );
}

type Names = { one: string; other: string };
type ComparisonProps = { field: PostField; one: string; other: string; names: Names };

function Comparison({ field, one, other, names }: ComparisonProps) {
  const nameOf = useNameOf(field);
  const { compared } = kindOf(field);
  const isPicture = compared === 'pictures';
  const parts = useMemo(() => {
    if (isPicture) return compareLines(addressesOf(one), addressesOf(other));
    if (compared === 'whole') return compareLines(one ? [one] : [], other ? [other] : []);
    return compareTexts(one, other);
  }, [compared, isPicture, one, other]);
  return (
    <div dir="auto" className="whitespace-pre-wrap wrap-anywhere">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the comparison is replaced as a whole.
        <Marked key={index} part={part} names={names} isBlock={isPicture}>
          {isPicture ? (
            <>
              <Thumbnail src={part.text} className="size-14" />
              <span className="min-w-0">{part.text}</span>
            </>
          ) : (
            nameOf(part.text)
          )}
        </Marked>
      ))}
    </div>
  );
}

/** A value that the messages do not name is shown as it is. */
function useNameOf(field: PostField): (value: string) => string {
  const t = useTranslations();
  const { shown } = kindOf(field);
  if (typeof shown === 'function') return shown;
  return (value) => {
    const key = `${shown}.${value}` as 'posts.status.draft';
    return shown && t.has(key) ? t(key) : value;
  };
}

type MarkedProps = {
  part: DiffPart;
  names: Names;
  isBlock: boolean;
  children: ReactNode;
};

const marks = {
  removed: 'bg-danger-tint text-danger line-through decoration-1',
  added: 'bg-success-tint text-success underline decoration-2 underline-offset-4',
} as const;

function Marked({ part: { kind, text }, names, isBlock, children }: MarkedProps) {
  const t = useTranslations('posts.conflict');
  const block = isBlock ? 'mb-1 flex items-center gap-2' : '';
  if (kind === 'same') return <span className={block}>{children}</span>;
  if (kind === 'folded') {
    const count = text.split(/\s+/).filter(Boolean).length;
    return (
      <details className="my-1">
        <summary className="w-fit cursor-pointer text-caption text-ink-soft underline underline-offset-4">
          {t('folded', { count })}
        </summary>
        {children}
      </details>
    );
  }
  const Mark = kind === 'removed' ? 'del' : 'ins';
  return (
    <Mark className={cn(marks[kind], block)}>
      <span className="sr-only">{t(kind, names)}</span>
      {children}
    </Mark>
  );
}
