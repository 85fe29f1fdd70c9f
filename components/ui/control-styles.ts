/** What every control that takes text has in common; errors show by `aria-invalid`. */
export const controlStyles =
  'block w-full min-h-12 rounded-sm border border-line-strong bg-paper-bright px-3.5 py-2.5 text-body text-ink leading-normal transition-colors duration-150 placeholder:text-ink-faint hover:border-ink disabled:cursor-not-allowed disabled:opacity-60 aria-invalid:border-danger aria-invalid:bg-danger-tint/40 aria-invalid:shadow-[inset_3px_0_0_var(--color-danger)]';
