import '../setup/unit.ts';
import { inject } from 'vitest';

/** The modules of the application use the services of the global setup. */
Object.assign(process.env, {
  SUPABASE_URL: inject('supabaseUrl'),
  SUPABASE_PUBLISHABLE_KEY: inject('publishableKey'),
  SUPABASE_SECRET_KEY: inject('secretKey'),
});
