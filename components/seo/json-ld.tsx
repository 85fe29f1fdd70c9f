import { type StructuredData, serializeJsonLd } from '@/lib/seo/json-ld/serialize';

/** Structured data for search engines: a script element with data that the browser never executes. */
export function JsonLd({ data }: { data: StructuredData | StructuredData[] }) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: serializeJsonLd(data) }}
    />
  );
}
