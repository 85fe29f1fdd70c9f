type Props = {
  label: string;
  /** The segments of a bar from bottom to top, each with the class of its colour. */
  series: readonly { label: string; fill: string }[];
  /** One value per series. */
  bars: readonly { label: string; values: readonly number[] }[];
};

const width = 720;
const height = 140;
const gap = 0.28;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

export function StackedBars({ label, series, bars }: Props) {
  const totals = bars.map(({ values }) => sum(values));
  const scale = (height - 6) / Math.max(1, ...totals);
  const step = width / bars.length;
  return (
    <>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${height + 2}`}
        preserveAspectRatio="none"
        className="h-36 w-full border-line border-b"
      >
        {bars.map(({ label: name, values }, index) =>
          series.map(({ label: part, fill }, place) => (
            <rect
              key={`${name} ${part}`}
              x={(index + gap / 2) * step}
              y={height - sum(values.slice(0, place + 1)) * scale}
              width={step * (1 - gap)}
              height={(values[place] ?? 0) * scale}
              className={fill}
            />
          )),
        )}
      </svg>
      <div
        aria-hidden="true"
        className="mt-1.5 grid auto-cols-fr grid-flow-col text-center text-caption tabular-nums"
      >
        {bars.map(({ label: name }, index) => (
          <p key={name} className={totals[index] ? 'font-medium' : 'text-ink-faint'}>
            <span>{totals[index]}</span>
            <span className="hidden font-normal text-ink-soft xl:block">{name}</span>
          </p>
        ))}
      </div>
      <div
        aria-hidden="true"
        className="flex justify-between text-caption text-ink-soft tabular-nums xl:hidden"
      >
        <span>{bars[0]?.label}</span>
        <span>{bars.at(-1)?.label}</span>
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-caption">
        {series.map(({ label: name, fill }) => (
          <li key={name} className="flex items-center gap-2">
            <svg viewBox="0 0 10 10" className={`size-2.5 ${fill}`} aria-hidden="true">
              <rect width="10" height="10" />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}
