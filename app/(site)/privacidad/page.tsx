import { LegalPage } from '@/app/(site)/_legal/legal-page';
import { metadataOf } from '@/lib/seo/metadata';

export const generateMetadata = metadataOf('/privacidad');

export default function PrivacyPage() {
  return <LegalPage page="privacy" path="/privacidad" />;
}
