import error from '../../messages/es/error.json' with { type: 'json' };
import proxy from '../../messages/es/proxy.json' with { type: 'json' };
import { fileMegabytes, requestMegabytes } from '../form-areas.ts';
import type { PlainTexts } from '../text/plain-page.ts';

/** Pages for requests that no page receives. The middleware answers with them, and nginx in front of it. */
export const refusals = {
  badRequest: { ...proxy.badRequest, back: { href: '/', label: error.home } },
  tooLarge: {
    ...proxy.tooLarge,
    text: proxy.tooLarge.text
      .replace('{size}', String(requestMegabytes))
      .replace('{fileSize}', String(fileMegabytes)),
    // Browsers resolve an empty reference to the current address.
    back: { href: '', label: proxy.tooLarge.back },
  },
} satisfies Record<string, PlainTexts>;
