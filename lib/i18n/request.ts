import { getRequestConfig } from 'next-intl/server';
import { site } from '@/lib/site';
import { messages } from '@/messages/es';

/** One locale and no prefix: the configuration reads nothing from the request, so that pages stay static. */
export default getRequestConfig(async () => ({
  locale: 'es',
  timeZone: site.timeZone,
  messages,
}));

declare module 'next-intl' {
  interface AppConfig {
    Locale: 'es';
    Messages: typeof messages;
  }
}
