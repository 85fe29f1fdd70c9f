type Choice = { name: string; value: string };
type Edition = { selectedOptions: readonly Choice[] };

/** The variant with a new value and the other values of the current one; the current variant when there is none. */
export function chooseValue<Variant extends Edition>(
  variants: readonly Variant[],
  current: Variant,
  { name, value }: Choice,
): Variant {
  const wanted = current.selectedOptions.map((option) =>
    option.name === name ? { name, value } : option,
  );
  return variants.find((variant) => wanted.every((option) => has(variant, option))) ?? current;
}

/** The variants with a value, those first that share most values with the current one. */
export function variantsWith<Variant extends Edition>(
  variants: readonly Variant[],
  current: Variant,
  choice: Choice,
): Variant[] {
  const shared = ({ selectedOptions }: Variant) =>
    selectedOptions.filter((option) => has(current, option)).length;
  return variants.filter((variant) => has(variant, choice)).sort((a, b) => shared(b) - shared(a));
}

/** Whether a variant has this value. */
export function has({ selectedOptions }: Edition, { name, value }: Choice): boolean {
  return selectedOptions.some((option) => option.name === name && option.value === value);
}
