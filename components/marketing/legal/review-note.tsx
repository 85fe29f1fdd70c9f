import { LegalText } from '@/components/marketing/legal/legal-text';

/** The points that a lawyer must confirm, shown on the page so that the text is not taken for a reviewed one. */
export function ReviewNote({
  title,
  text,
  points,
}: {
  title: string;
  text: string;
  points: string[];
}) {
  return (
    <aside
      aria-labelledby="revision"
      className="border-ochre border-l-4 bg-ochre-tint px-5 py-5 text-small sm:px-7 sm:py-6"
    >
      <h2 id="revision" className="font-medium font-sans text-ochre-deep">
        {title}
      </h2>
      <p className="mt-2">{text}</p>
      <ul className="mt-2 grid list-disc gap-1 pl-5">
        {points.map((point) => (
          <li key={point}>
            <LegalText text={point} />
          </li>
        ))}
      </ul>
    </aside>
  );
}
