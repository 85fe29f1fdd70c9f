import { LegalPage } from '@/components/marketing/legal-page';
import { metadataOf } from '@/lib/seo/metadata';

export const generateMetadata = metadataOf('legalDocuments.accessibility', '/accesibilidad');

export default function AccessibilityPage() {
  return <LegalPage page="accessibility" />;
}
