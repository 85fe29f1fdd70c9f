import { LegalPage } from '@/components/marketing/legal-page';
import { metadataOf } from '@/lib/seo/metadata';

export const generateMetadata = metadataOf('/cookies');

export default function CookiesPage() {
  return <LegalPage page="cookies" path="/cookies" />;
}
