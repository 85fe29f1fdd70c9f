'use client';
import { ErrorView } from '@/components/layout/error-view';
import texts from '@/messages/es/error.json' with { type: 'json' };
import './globals.css';

type Props = { error: Error & { digest?: string }; retry: () => void };

/** Also the server's HTTP 500 answer. System fonts, because ours would add half a kilobyte to every page. */
export default function GlobalError({ error, retry }: Props) {
  return (
    <html lang="es">
      <head>
        <meta name="robots" content="noindex" />
      </head>
      <body>
        <header className="mx-auto flex min-h-20 w-full max-w-(--page) items-center px-(--gutter)">
          <a href="/" className="font-display text-h4 tracking-tight">
            {texts.brand}
          </a>
        </header>
        <main>
          <ErrorView retry={retry} digest={error.digest} />
        </main>
      </body>
    </html>
  );
}
