import { type StructuredData, serializeJsonLd } from '@/lib/seo/json-ld/serialize';

/** Structured data for search engines: a script element that holds data and never runs. */
export function JsonLd({ data }: { data: StructuredData | StructuredData[] }) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: serializeJsonLd(data) }}
    />
  );
}
