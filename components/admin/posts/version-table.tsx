import { useTranslations } from 'next-intl';
import { Table, TableCell, TableHead, TableRow } from '@/components/ui/table';
import { type PostValues, postFields } from '@/lib/blog/editor/stored-post';

type Props = {
  caption: string;
  /** Two versions with the names of their columns; only what differs is shown. */
  one: { label: string; values: PostValues };
  other: { label: string; values: PostValues };
};

/** Two versions of a post side by side, field by field. */
export function VersionTable({ caption, one, other }: Props) {
  const t = useTranslations('posts');
  const fields = postFields.filter((field) => one.values[field] !== other.values[field]);
  if (fields.length === 0) return null;
  return (
    <Table caption={caption}>
      <thead className="max-md:sr-only">
        <tr>
          <TableHead>{t('conflict.field')}</TableHead>
          <TableHead className="w-[42%]">{one.label}</TableHead>
          <TableHead className="w-[42%]">{other.label}</TableHead>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <TableRow key={field} className="max-md:block max-md:py-3">
            <TableCell className="font-medium max-md:block max-md:p-0">
              {t(`editor.labels.${field}`)}
            </TableCell>
            {[one, other].map(({ label, values }) => (
              <TableCell key={label} className="max-md:mt-2 max-md:block max-md:p-0">
                <span className="block text-caption text-ink-soft md:hidden">{label}</span>
                <div className="max-h-72 overflow-y-auto whitespace-pre-wrap [overflow-wrap:anywhere]">
                  <Value field={field} value={values[field]} />
                </div>
              </TableCell>
            ))}
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}

function Value({ field, value }: { field: keyof PostValues; value: string }) {
  const t = useTranslations('posts');
  if (!value) return <span className="text-ink-soft">{t('conflict.empty')}</span>;
  const isStatus = field === 'status' && t.has(`status.${value as 'draft'}`);
  return isStatus ? t(`status.${value as 'draft'}`) : value;
}
