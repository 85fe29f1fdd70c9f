import { getMessages } from 'next-intl/server';
import type { FormTexts, Notice } from '@/components/forms/texts';

/** What a form of the back-office says: its own title for whatever goes wrong, and what may be the reason. */
export async function adminFormTexts(
  error: string,
  success: string | undefined,
  notices: Readonly<Record<string, Notice>> = {},
  fields: Readonly<Record<string, string>> = {},
): Promise<FormTexts> {
  const { failure } = (await getMessages()).admin;
  return {
    success: success ? { title: success } : undefined,
    fields,
    notices: {
      failure: { title: error, description: failure.failure },
      forbidden: { title: error, description: failure.forbidden },
      signed_out: {
        ...{ title: error, description: failure.signed_out },
        link: { label: failure.signIn, href: '/auth' },
      },
      gone: { title: error, description: failure.gone },
      invalid: { title: error },
      ...notices,
    },
  };
}
