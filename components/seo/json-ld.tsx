import { type StructuredData, serializeJsonLd } from '@/lib/seo/json-ld/site';

export function JsonLd({ data }: { data: StructuredData | StructuredData[] }) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: serializeJsonLd(data) }}
    />
  );
}
