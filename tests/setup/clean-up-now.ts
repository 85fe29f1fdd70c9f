import { removeStrayFiles } from '@/lib/jobs/remove-strays';

/**
 * Runs the clean-up of `npm run jobs` as if the minimum ages of files had passed. It is a separate process, because the
 * application's code needs the application's environment (tests/database/killed.test.ts asserts the real ages).
 */
await removeStrayFiles({ older_than: '0 seconds', quarantined_for: '0 seconds' });
