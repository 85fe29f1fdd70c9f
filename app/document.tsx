import type { ReactNode } from 'react';
import { fraunces, frauncesFurther, frauncesItalic, inter, interFurther } from '@/app/fonts';
import '@/app/globals.css';
import { Notices } from '@/components/ui/notices';
import layout from '@/messages/es/layout.json';

const typefaces = [fraunces, frauncesFurther, frauncesItalic, inter, interFurther]
  .map(({ variable }) => variable)
  .join(' ');

/** The outermost frame: language, typefaces, styles. The page for unknown addresses has no layout above it and uses it too. */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="es" className={typefaces}>
      <body>
        {children}
        <Notices label={layout.notices} />
      </body>
    </html>
  );
}
