import { removeStrayFiles } from '@/lib/jobs/remove-strays';

/**
 * The clean-up of `npm run jobs` as it will find things when hours have passed; a process of its own, because the
 * application's code wants the application's environment (tests/database/killed-command lets the hours pass).
 */
await removeStrayFiles({ older_than: '0 seconds', quarantined_for: '0 seconds' });
