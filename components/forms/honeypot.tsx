/** Invisible to people and their software, irresistible to bots: whoever fills it in is thanked and forgotten. */
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
