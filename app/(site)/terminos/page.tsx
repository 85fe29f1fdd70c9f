import { LegalPage } from '@/app/(site)/_legal/legal-page';
import { metadataOf } from '@/lib/seo/metadata';

export const generateMetadata = metadataOf('/terminos');

export default function TermsPage() {
  return <LegalPage page="terms" path="/terminos" />;
}
