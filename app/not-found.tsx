import { NotFoundView } from '@/components/layout/not-found-view';
import { SiteShell } from '@/components/layout/site-shell';

export { notFoundMetadata as generateMetadata } from '@/components/layout/not-found-metadata';

export default function NotFound() {
  return (
    <SiteShell parent="/">
      <NotFoundView />
    </SiteShell>
  );
}
