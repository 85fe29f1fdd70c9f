import type { messages } from '@/messages/es';

declare module 'next-intl' {
  interface AppConfig {
    Locale: 'es';
    Messages: typeof messages;
  }
}
