import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sidebarCookie } from '@/app/admin/_frame/admin-shell';
import { writingModeKey } from '@/app/admin/blog-posts/_editor/markdown-field';
import { closedSectionsKey, draftKey } from '@/app/admin/blog-posts/_editor/use-draft';
import { askedAddressCookie } from '@/app/admin/datos-personales/queries';
import { deviceCookie } from '@/lib/auth/attempts';
import { shownCookieName } from '@/lib/auth/factors';
import { storageKey } from '@/lib/cart/store';
import {
  sessionCookieName,
  signedInMarkerName,
  signedOutFlash,
} from '@/lib/supabase/session-cookie';
import cookies from '@/messages/es/legal-cookies.json' with { type: 'json' };

const session = [sessionCookieName, signedInMarkerName];

/** Every place that stores something in a browser, with the names it uses. The cookie page claims to be complete. */
const written: Record<string, string[]> = {
  'app/(auth)/auth/salir/route.ts': [signedOutFlash],
  'app/admin/blog-posts/_editor/use-draft.ts': [draftKey('…')],
  'app/admin/blog-posts/_editor/markdown-field.tsx': [writingModeKey],
  'app/admin/blog-posts/_editor/post-fields.tsx': [closedSectionsKey],
  'app/admin/_frame/ui/sidebar.tsx': [sidebarCookie],
  'components/layout/site-leaves.tsx': [signedOutFlash],
  'lib/auth/attempts.ts': [deviceCookie],
  'lib/auth/factors.ts': [shownCookieName],
  'lib/cart/store.ts': [storageKey],
  'app/admin/datos-personales/queries.ts': [askedAddressCookie],
  'lib/supabase/server.ts': session,
  // Passes on what lib/supabase/server.ts has set.
  'middleware.ts': session,
};

const writes =
  /document\.cookie =|(local|session)Storage\.setItem|indexedDB|cookies(\(\)\))?\.set\(|cookieOptions:/;

it('covers every module that writes into a browser', () => {
  const sources = globSync(['{app,components,lib}/**/*.{ts,tsx}', '*.ts'], {
    exclude: (path) => path.includes('.test.'),
  });
  const places = sources.filter((path) => writes.test(readFileSync(path, 'utf8')));
  expect(places.sort()).toEqual(Object.keys(written).sort());
});

it('lists every name and no others', () => {
  const list = cookies.sections.find(({ id }) => id === 'cuales')?.blocks ?? [];
  const titles = list.flatMap((block) =>
    typeof block === 'object' && 'title' in block ? [block.title] : [],
  );
  expect(titles.sort()).toEqual([...new Set(Object.values(written).flat())].sort());
});
