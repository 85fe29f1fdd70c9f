import { LegalPage, legalMetadata } from '@/components/marketing/legal-page';

export const metadata = legalMetadata('accessibility');

export default function AccessibilityPage() {
  return <LegalPage page="accessibility" />;
}
