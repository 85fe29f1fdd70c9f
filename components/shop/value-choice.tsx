type ValueChoiceProps = {
  name: string;
  value: string;
  /** What else there is to say of the value: that it is sold out. */
  note: string;
  isChosen: boolean;
  onChoose: () => void;
};

/** One value of an option: a radio button that looks like a tile. */
export function ValueChoice({ name, value, note, isChosen, onChoose }: ValueChoiceProps) {
  return (
    <label className="relative inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-sm border border-line-strong px-4 text-small hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-ink has-focus-visible:outline-offset-2">
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      <span className={note ? 'line-through' : undefined}>{value}</span>
      {note ? <span className="text-caption">({note})</span> : null}
    </label>
  );
}
