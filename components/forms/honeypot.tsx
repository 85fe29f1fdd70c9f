/** Hidden from people and assistive software. A form in which it is filled in comes from a bot and is not stored. */
export function Honeypot({ label }: { label: string }) {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] h-px w-px overflow-hidden">
      <label>
        {label}
        <input type="text" name="apodo" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
