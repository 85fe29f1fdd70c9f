import { LegalPage, legalMetadata } from '@/components/marketing/legal-page';

export const metadata = legalMetadata('terms');

export default function TermsPage() {
  return <LegalPage page="terms" />;
}
