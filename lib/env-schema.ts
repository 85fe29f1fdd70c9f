import { z } from 'zod';

const address = z.url({ protocol: /^https?$/, error: 'una dirección http(s) completa' });
const origin = address.transform((value) => value.replace(/\/+$/, ''));
/** Addresses of pages are appended to it, and its scheme decides whether cookies are `Secure`. */
const siteOrigin = address.pipe(
  z
    .string()
    .refine((value) => {
      const { pathname, search, hash, username, password } = new URL(value);
      return /^\/*$/.test(pathname) && !(search || hash || username || password);
    }, 'la dirección sola, sin ruta ni otra cosa detrás, como https://grupodauro.example')
    .transform((value) => new URL(value).origin),
);
const secret = z.string({ error: 'un valor' }).min(1, 'un valor');
const doorSecret = z.string().min(16, 'al menos 16 caracteres').optional();
const flag = z
  .enum(['true', 'false', '1', '0'], { error: 'true o false' })
  .transform((value) => value === 'true' || value === '1');
const count = z.coerce
  .number('un número entero positivo')
  .int('un número entero positivo')
  .positive('un número entero positivo');

/** A bare domain means https; the embedded storefront is given as a whole origin. */
const storeOrigin = secret
  .transform((value) => (/^https?:\/\//.test(value) ? value : `https://${value}`))
  .pipe(origin);

z.config({ jitless: true }); // zod would probe `eval`, which our content security policy forbids

const environmentSchema = z.object({
  /** React's development build needs `eval`; production must not allow it. */
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  SITE_URL: siteOrigin,
  SUPABASE_URL: origin,
  SUPABASE_PUBLISHABLE_KEY: secret,
  SUPABASE_SECRET_KEY: secret,
  SHOPIFY_STORE_DOMAIN: storeOrigin,
  SHOPIFY_STOREFRONT_TOKEN: secret,
  /** A server that calls with the public token is throttled as one buyer. */
  SHOPIFY_PRIVATE_TOKEN: secret.optional(),
  SHOPIFY_API_VERSION: z
    .string()
    .regex(/^\d{4}-\d{2}$/, 'una versión como 2025-07')
    .default('2025-07'),
  SHOPIFY_WEBHOOK_SECRET: secret.optional(),
  /** Opens /api/jobs, and nothing else. */
  CRON_SECRET: doorSecret,
  /** Opens /api/doctor. */
  DOCTOR_SECRET: doorSecret,
  /** Opens /api/personal-data, which exports and erases; without it that address does not exist. */
  PERSONAL_DATA_SECRET: doorSecret,
  /** Whether everybody with a role needs a second factor; the row of office_settings tells the policies. */
  SECOND_FACTOR: z.enum(['optional', 'staff'], { error: 'optional o staff' }).default('optional'),
  /** An external service that receives the contact form, used exactly as given. */
  CONTACT_FORM_ACTION: address.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'una dirección smtp:// o smtps://' }).optional(),
  MAIL_FROM: secret.default('Grupo Dauro <no-responder@grupodauro.example>'),
  /** The folder for mail as .eml files when no SMTP server is set. */
  OUTBOX_DIR: secret.optional(),
  /** Submissions per network address, form and hour. */
  FORM_RATE_LIMIT: count.default(20),
  /** The share of each deadline of a service; tests that wait until deadlines pass lower it. */
  DEADLINE_PERCENT: count.default(100),
  /** The virus scanner for uploads; without it uploads are not scanned. */
  CLAMAV_URL: z.url({ protocol: /^tcp$/, error: 'una dirección tcp://servidor:puerto' }).optional(),
  /** What happens to a file while the scanner does not answer: refused, or kept in quarantine until it was scanned. */
  CLAMAV_WHEN_SILENT: z.enum(['refuse', 'wait'], { error: 'refuse o wait' }).default('refuse'),
  TRUST_PROXY: flag.default(false),
  /** The folder of the build; tests use another one, so that they can build beside a running site. */
  NEXT_DIST_DIR: secret.default('.next'),
  /** Set by Next to its current phase: during the build the page cache does not use Redis. */
  NEXT_PHASE: z.string().optional(),
  /**
   * What keeps the rendered pages: lib/page-cache (`site`), or Next's own cache or that of a platform (`host`), which knows
   * no hashes of scripts and no moved posts (docs/hosting.md). It counts during the build.
   */
  PAGE_CACHE: z.enum(['site', 'host'], { error: 'site o host' }).default('site'),
  /**
   * Read by Next alone, at the build and at the start. The ids of the server actions are digests of it, so builds with one
   * key accept each other's forms.
   */
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: z
    .string()
    .regex(/^[A-Za-z0-9+/]{43}=$/, '32 bytes en base64 (openssl rand -base64 32)')
    .optional(),
  /** The Redis in which the instances of the site share their page cache. */
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'una dirección redis://' }).optional(),
  /** The OpenTelemetry collector (OTLP over HTTP); without it tracing is not loaded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: origin.optional(),
  OTEL_SERVICE_NAME: secret.default('grupo-dauro'),
});

/** The secrets of the addresses that programs call. Each opens one address, so no two may be the same. */
export const doorSecrets = ['CRON_SECRET', 'DOCTOR_SECRET', 'PERSONAL_DATA_SECRET'] as const;
export type DoorSecret = (typeof doorSecrets)[number];

const checkedSchema = environmentSchema.superRefine((env, context) => {
  for (const [index, name] of doorSecrets.entries()) {
    const other = doorSecrets.slice(0, index).find((earlier) => env[earlier] === env[name]);
    if (!env[name] || !other) continue;
    context.addIssue({ code: 'custom', path: [name], message: `otra que ${other}` });
  }
});

/** Names of the variables that a person sets: all but those of Next and the tests. */
export const applicationVariables = environmentSchema
  .omit({ NODE_ENV: true, NEXT_DIST_DIR: true, NEXT_PHASE: true })
  .keyof().options;

export type Environment = Readonly<z.infer<typeof environmentSchema>>;

/** The message is one Spanish sentence that says which variables to set, and to what. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

type Source = Readonly<Record<string, string | undefined>>;

/** The environment of the application. Throws an `EnvironmentError`. */
export const parseEnvironment = (source: Source): Environment => parse(checkedSchema, source);

const adminSchema = environmentSchema.pick({
  SITE_URL: true,
  SUPABASE_URL: true,
  SUPABASE_SECRET_KEY: true,
});

/** What `npm run admin` needs, which invites the first admin before the shop is connected. */
export const parseAdminEnvironment = (source: Source) => parse(adminSchema, source);

/** Empty values count as absent, because most hosting panels set unused variables to an empty value. */
function parse<Parsed>(schema: z.ZodType<Parsed>, source: Source): Parsed {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const result = schema.safeParse(present);
  if (result.success) return result.data;
  const wishes = result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    const verb = name in present ? 'no es válida; debe ser' : 'falta; necesita';
    return `${name} ${verb} ${issue.message}`;
  });
  throw new EnvironmentError(
    `Configuración incompleta: ${[...new Set(wishes)].join('; ')}. Ponlo en el archivo .env (véase .env.example).`,
  );
}
