import { createTranslator } from 'next-intl';
import { expect, it } from 'vitest';
import { messages } from '@/messages/es';

const t = createTranslator({ locale: 'es', messages });

it.each([
  [t('admin.dashboard.thisWeek', { n: 1, kind: 'editorial' }), '1 nueva esta semana'],
  [t('admin.dashboard.thisWeek', { n: 3, kind: 'editorial' }), '3 nuevas esta semana'],
  [t('admin.dashboard.thisWeek', { n: 3, kind: 'contacto' }), '3 nuevos esta semana'],
  [t('posts.library.sending', { done: 0, all: 1 }), '0 de 1 imagen subida'],
  [
    t('posts.checklist.kinds.short', { count: 1, limit: 50 }),
    'La descripción tiene 1 carácter: con menos de 50, los buscadores ponen otra.',
  ],
  [
    t('posts.bulk.remove.description', { count: 1 }),
    'Desaparecerá de la web con todas sus versiones. No se puede deshacer.',
  ],
  [
    t('doctor.findings.bucketsClosed', { n: 1 }),
    'El bucket no enseña su listado ni acepta archivos sin sesión.',
  ],
])('%s', (text, expected) => expect(text).toBe(expected));
