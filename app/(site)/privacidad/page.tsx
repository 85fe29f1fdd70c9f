import { LegalPage } from '@/components/marketing/legal-page';
import { metadataOf } from '@/lib/seo/metadata';

export const generateMetadata = metadataOf('/privacidad');

export default function PrivacyPage() {
  return <LegalPage page="privacy" path="/privacidad" />;
}
