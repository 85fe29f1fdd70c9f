import { LegalPage } from '@/components/marketing/legal-page';
import { metadataOf } from '@/lib/seo/metadata';

export const generateMetadata = metadataOf('/accesibilidad');

export default function AccessibilityPage() {
  return <LegalPage page="accessibility" path="/accesibilidad" />;
}
