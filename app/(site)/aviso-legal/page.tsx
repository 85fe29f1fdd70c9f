import { LegalPage } from '@/app/(site)/_legal/legal-page';
import { metadataOf } from '@/lib/seo/metadata';

export const generateMetadata = metadataOf('/aviso-legal');

export default function LegalNoticePage() {
  return <LegalPage page="notice" path="/aviso-legal" />;
}
