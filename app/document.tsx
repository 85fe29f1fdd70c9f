import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { fraunces, frauncesFurther, frauncesItalic, inter, interFurther } from '@/app/fonts';
import '@/app/globals.css';
import { Notices } from '@/components/ui/notices';

const typefaces = [fraunces, frauncesFurther, frauncesItalic, inter, interFurther]
  .map(({ variable }) => variable)
  .join(' ');

/** The html element with language, fonts and styles. The page for unknown addresses has no layout and uses this too. */
export function Document({ children }: { children: ReactNode }) {
  const t = useTranslations('layout');
  return (
    <html lang="es" className={typefaces}>
      <body>
        {children}
        <Notices label={t('notices')} closeLabel={t('closeNotice')} />
      </body>
    </html>
  );
}
