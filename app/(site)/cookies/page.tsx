import { LegalPage } from '@/app/(site)/_legal/legal-page';
import { metadataOf } from '@/lib/seo/metadata';

export const generateMetadata = metadataOf('/cookies');

export default function CookiesPage() {
  return <LegalPage page="cookies" path="/cookies" />;
}
