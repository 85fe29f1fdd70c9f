import { getTranslations } from 'next-intl/server';
import type { Failure } from '@/lib/actions/result';
import { type FieldName, fieldsOf, formAreas } from '@/lib/form-areas';
import { plainPage } from '@/lib/http/plain-html';
import { isSameOrigin, readLimitedForm, seeOther } from '@/lib/http/request';
import { site } from '@/lib/site';
import { submissionAction } from '@/lib/submissions/action';
import { grouped } from '@/lib/text/text';

/** In bytes; larger than the four text fields at their limits, even percent-encoded in UTF-8. */
const maxBytes = 256 * 1024;

const sendMessage = submissionAction('contacto');

/** The contact form, an ordinary browser POST. Answers a redirect (303) to /gracias or a page with the errors. */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers)) return refuse(403, 'foreign');
  const form = await readLimitedForm(request, maxBytes);
  if (form === 'too_big') return refuse(413, 'too_big');
  if (form === 'unreadable') return refuse(400, 'unreadable');
  const result = await sendMessage(null, form);
  if (result.ok) return seeOther('/gracias');
  if (result.error === 'invalid') return refuse(400, 'invalid', await problemsOf(result));
  if (result.error !== 'rate_limit') return refuse(500, 'failure');
  return refuse(429, 'rate_limit', [], { 'retry-after': result.data?.['retryAfter'] ?? '' });
}

export const GET = () => seeOther('/contacto');

async function problemsOf({ fields = {} }: Failure): Promise<string[]> {
  const t = await getTranslations();
  const names: (FieldName | 'consent')[] = [
    ...fieldsOf('contacto').map(([name]) => name),
    'consent',
  ];
  return names.flatMap((name) => {
    const [kind, n = ''] = fields[name]?.split(':') ?? [];
    if (!kind) return [];
    if (name === 'consent') return [t('submissions.errors.consent')];
    if (kind === name) return [t(`submissions.errors.${name}`)];
    const field = t(`submissions.labels.${name}`);
    return [
      kind === 'max'
        ? t('contact.refusals.max', { field, n })
        : t('contact.refusals.garbled', { field }),
    ];
  });
}

async function refuse(
  status: number,
  reason: 'foreign' | 'invalid' | 'unreadable' | 'too_big' | 'rate_limit' | 'failure',
  points: string[] = [],
  headers?: Record<string, string>,
): Promise<Response> {
  const t = await getTranslations('contact.refusals');
  const { max } = formAreas.contacto.fields.message;
  const texts = {
    title: t(`${reason}.title`),
    text: t(`${reason}.text`, {
      email: site.email.info,
      max: grouped(max),
    }),
    points,
    back: { href: '/contacto', label: t('back') },
  };
  return plainPage(status, texts, headers);
}
