type ValueChoiceProps = {
  name: string;
  value: string;
  /** What else there is to say of the value: that it is sold out. */
  note: string;
  isChosen: boolean;
  onChoose: () => void;
  className: string;
};

/** One value of an option: a radio button that looks like a tile. */
export function ValueChoice(props: ValueChoiceProps) {
  const { name, value, note, isChosen, onChoose, className } = props;
  return (
    <label className={className}>
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
