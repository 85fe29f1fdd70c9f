'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { ChevronDownIcon } from '@/components/ui/icons';

type Props = {
  columns: readonly { id: string; label: string }[];
  /** Returns the columns that are visible now; small screens hide some of them by CSS. */
  readShown: () => Set<string>;
  onChange: (column: string, shown: boolean) => void;
};

export function ColumnMenu({ columns, readShown, onChange }: Props) {
  const t = useTranslations('admin.table');
  const [shown, setShown] = useState<Set<string>>(new Set());

  function toggle(id: string, show: boolean) {
    onChange(id, show);
    setShown((before) => new Set(show ? [...before, id] : [...before].filter((x) => x !== id)));
  }

  return (
    <DropdownMenu onOpenChange={(open) => open && setShown(readShown())}>
      <DropdownMenuTrigger asChild>
        <Button variant="outline" size="sm">
          {t('columns')}
          <ChevronDownIcon className="size-4" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {columns.map(({ id, label }) => (
          <DropdownMenuCheckboxItem
            key={id}
            checked={shown.has(id)}
            onCheckedChange={(show) => toggle(id, show)}
          >
            {label}
          </DropdownMenuCheckboxItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
