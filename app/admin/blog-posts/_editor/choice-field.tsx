type Props<Value extends string> = {
  name: string;
  legend: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** Native radio buttons: a dialog of the editor asks with them for one of a few ways to go on. */
export function ChoiceField<Value extends string>({
  name,
  legend,
  options,
  value,
  onChange,
}: Props<Value>) {
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 font-medium text-small">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="flex min-h-8 items-center gap-3 text-small">
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="size-5 accent-accent"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
