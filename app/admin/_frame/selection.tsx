'use client';

import { useTranslations } from 'next-intl';
import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  use,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Button } from '@/components/ui/button';

const SelectionContext = createContext<readonly string[]>([]);

/** The ids of the selected rows, for the actions of the table around. */
export const useSelection = () => use(SelectionContext);

/** Sets `--bar` to the height of the bar, which wraps: scrolling to the focus and toasts stop above it. */
function measureBar(bar: HTMLDivElement | null) {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--bar', `${bar?.offsetHeight}px`));
  if (bar) observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--bar');
  };
}

/** Around a table of the server: its first box selects all rows, and the value of every other box is the id of its row. */
export function Selection({ actions, children }: { actions: ReactNode; children: ReactNode }) {
  const t = useTranslations('admin.table');
  const id = useId();
  const region = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [open, setOpen] = useState(false);

  function readBoxes(changed?: EventTarget) {
    const [all, ...boxes] = region.current?.querySelectorAll<HTMLInputElement>('.tick') ?? [];
    if (!all) return;
    if (changed === all) for (const box of boxes) box.checked = all.checked;
    const ticked = boxes.filter(({ checked }) => checked);
    all.checked = ticked.length === boxes.length;
    all.indeterminate = ticked.length > 0 && !all.checked;
    setSelected(ticked.map(({ value }) => value));
  }

  // Rows may be ticked before React listens, and leave the list after an action.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new table has other boxes.
  useEffect(() => readBoxes(), [children]);

  function goToActions(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target as Element).matches('.tick')) return;
    event.preventDefault();
    const controls = region.current?.querySelectorAll<HTMLElement>(
      '[data-selection-bar] :is(select, button)',
    );
    [...(controls ?? [])].find((control) => control.offsetParent)?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the events are those of the boxes.
    <div ref={region} onChange={({ target }) => readBoxes(target)} onKeyDown={goToActions}>
      <p role="status" className="mb-2 min-h-6 text-ink-soft text-small">
        {selected.length > 0 ? t('selected', { count: selected.length }) : ''}
      </p>
      {children}
      {selected.length > 0 ? (
        <div
          ref={measureBar}
          data-selection-bar
          className="sticky bottom-0 z-10 mt-3 border-ink border-t-[1.5px] bg-paper-bright px-4 py-3 shadow-float"
        >
          {/* The forms would cover a small screen, so a button opens them there. */}
          <Button
            variant="ink"
            size="sm"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
            className="w-full lg:hidden"
          >
            {t('changeSelected', { count: selected.length })}
          </Button>
          <div
            id={id}
            className={
              open ? 'max-lg:mt-3 max-lg:max-h-[50dvh] max-lg:overflow-y-auto' : 'max-lg:hidden'
            }
          >
            <SelectionContext value={selected}>{actions}</SelectionContext>
          </div>
        </div>
      ) : null}
    </div>
  );
}
