import { getTranslations } from 'next-intl/server';
import { idempotencyKeys } from '@/lib/actions/idempotency';
import { isBot } from '@/lib/actions/spam';
import { storeMessage } from '@/lib/contact/mutations';
import { type ContactProblem, contactProblems } from '@/lib/contact/problems';
import { contactSchema } from '@/lib/contact/schema';
import { readLimitedForm } from '@/lib/http/limited-form';
import { plainPage } from '@/lib/http/plain-page';
import { isSameOrigin } from '@/lib/http/same-origin';
import { seeOther } from '@/lib/http/see-other';
import { log } from '@/lib/log/log';
import { deliverSoon } from '@/lib/mail/deliver-soon';
import { formRateLimit, takeRateLimit } from '@/lib/rate-limit/take';
import { site } from '@/lib/site';

/** Four fields of text; the longest has 10,000 characters. */
const maxBytes = 256 * 1024;

/** Receives the contact form, an ordinary browser POST (decisions.md, Forms), and answers 303 to /gracias. */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers)) return refuse(403, 'foreign');
  const form = await readLimitedForm(request, maxBytes);
  if (form === 'too_big') return refuse(413, 'too_big');
  if (form === 'unreadable') return refuse(400, 'unreadable');
  if (isBot(form)) return seeOther('/gracias');
  try {
    // Every try counts, also one that is refused.
    const limit = await takeRateLimit('contacto', formRateLimit);
    if (!limit.allowed) {
      return refuse(429, 'rate_limit', [], { 'retry-after': String(limit.retryAfter) });
    }
    const parsed = contactSchema.safeParse(Object.fromEntries(form));
    if (!parsed.success) return refuse(400, 'invalid', contactProblems(parsed.error));
    await storeMessage(parsed.data, await idempotencyKeys('contacto', form, parsed.data, []));
    deliverSoon();
    return seeOther('/gracias');
  } catch (error) {
    log.error('Contact form', error);
    return refuse(500, 'failure');
  }
}

/** Whoever comes here by hand belongs at the form. */
export const GET = () => seeOther('/contacto');

async function refuse(
  status: number,
  reason: 'foreign' | 'invalid' | 'unreadable' | 'too_big' | 'rate_limit' | 'failure',
  problems: ContactProblem[] = [],
  headers?: Record<string, string>,
): Promise<Response> {
  const t = await getTranslations('contact');
  const points = problems.map((problem) =>
    problem.kind === 'max'
      ? t('refusals.fields.max', { field: t(`form.${problem.field}`), n: String(problem.n) })
      : t(`refusals.fields.${problem.kind}`),
  );
  const texts = {
    title: t(`refusals.${reason}.title`),
    text: t(`refusals.${reason}.text`, { email: site.email.info }),
    points,
    back: { href: '/contacto', label: t('refusals.back') },
  };
  return plainPage(status, texts, headers);
}
