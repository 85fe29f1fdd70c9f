import type { Route } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { formatDateTime } from '@/components/admin/format';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { DownloadIcon } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { Table, TableCell, TableHead, TableRow } from '@/components/ui/table';
import type { FileLink, Page, SubmissionRow } from '@/lib/submissions/types';

type Props = {
  caption: string;
  /** Names of the two columns that differ between proposals and enquiries. */
  headings: { subject: string; kind: string };
  kindLabel: (value: string) => string;
  page: Page<SubmissionRow>;
  /** This list's address, for its other pages. */
  address: Route;
  /** True beyond the first page. */
  further: boolean;
};

/** What visitors sent, newest first, with their files. */
export async function SubmissionList({
  caption,
  headings,
  kindLabel,
  page,
  address,
  further,
}: Props) {
  const t = await getTranslations('admin');
  const newest = further ? <PageLink href={address}>{t('newest')}</PageLink> : null;
  if (page.rows.length === 0) {
    return (
      <EmptyState title={t('empty.title')} action={newest}>
        {t('empty.description')}
      </EmptyState>
    );
  }
  return (
    <>
      <Table caption={caption}>
        <thead>
          <tr>
            <TableHead>{t('columns.createdAt')}</TableHead>
            <TableHead>{t('columns.name')}</TableHead>
            <TableHead>{t('columns.contact')}</TableHead>
            <TableHead>{headings.subject}</TableHead>
            <TableHead>{headings.kind}</TableHead>
            <TableHead>{t('columns.status')}</TableHead>
            <TableHead>{t('columns.files')}</TableHead>
          </tr>
        </thead>
        <tbody>
          {page.rows.map((row) => (
            <TableRow key={row.id}>
              <TableCell className="whitespace-nowrap">
                <time dateTime={row.createdAt}>{formatDateTime(row.createdAt)}</time>
                <span className="block text-caption text-ink-soft">{row.reference}</span>
              </TableCell>
              <TableCell className="min-w-40 font-medium">{row.name}</TableCell>
              <TableCell className="min-w-48 break-all">
                <a href={`mailto:${row.email}`}>{row.email}</a>
                <span className="block">{row.phone}</span>
              </TableCell>
              <TableCell className="min-w-56 max-w-[40ch] whitespace-pre-line">
                {row.subject}
              </TableCell>
              <TableCell>{kindLabel(row.kind)}</TableCell>
              <TableCell>
                <Status value={row.status} />
              </TableCell>
              <TableCell>
                <Files files={row.files} />
              </TableCell>
            </TableRow>
          ))}
        </tbody>
      </Table>
      <nav aria-label={t('pages')} className="mt-6 flex flex-wrap gap-6">
        {newest}
        {page.next ? (
          <PageLink href={`${address}?despues=${encodeURIComponent(page.next)}` as Route}>
            {t('next')}
          </PageLink>
        ) : null}
      </nav>
    </>
  );
}

const PageLink = ({ href, children }: { href: Route; children: ReactNode }) => (
  <Link href={href} className="underline underline-offset-4">
    {children}
  </Link>
);

async function Status({ value }: { value: string }) {
  const t = await getTranslations('admin.status');
  const known = ['nueva', 'en_revision', 'aceptada', 'rechazada', 'archivada', 'retirada'] as const;
  const key = known.find((status) => status === value);
  return <Badge>{key ? t(key) : value}</Badge>;
}

async function Files({ files }: { files: FileLink[] }) {
  const t = await getTranslations('admin');
  return (
    <ul className="flex flex-col gap-1">
      {files.map(({ name, href }) => (
        <li key={href}>
          {/* Not a Link: a file must not be prefetched, let alone downloaded, by hovering. */}
          <a
            href={href}
            download
            aria-label={t('download', { name })}
            className="inline-flex min-h-6 items-center gap-2 underline underline-offset-4"
          >
            <DownloadIcon className="size-4 shrink-0" />
            <span className="max-w-[24ch] truncate">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
