import { LegalPage, legalMetadata } from '@/components/marketing/legal-page';

export const metadata = legalMetadata('notice');

export default function LegalNoticePage() {
  return <LegalPage page="notice" />;
}
