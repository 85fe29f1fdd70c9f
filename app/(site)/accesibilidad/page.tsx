import { LegalPage } from '@/app/(site)/_legal/legal-page';
import { metadataOf } from '@/lib/seo/metadata';

export const generateMetadata = metadataOf('/accesibilidad');

export default function AccessibilityPage() {
  return <LegalPage page="accessibility" path="/accesibilidad" />;
}
