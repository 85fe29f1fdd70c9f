import { startStorefront } from './start.ts';

/** The shop as a process of its own: speaks with its parent over IPC and leaves when the parent does. */
const port = Number(process.env.STOREFRONT_PORT || 54_330);
const dataDir = process.env.DATA_DIR || '.local';

try {
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`STOREFRONT_PORT no es un puerto: ${process.env.STOREFRONT_PORT}`);
  }
  const { url, token, webhookSecret, close } = await startStorefront({ port, dataDir });
  const stop = () => void close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.once('disconnect', stop);
  if (process.send) process.send({ ready: { url, token, webhookSecret } });
  else console.log(`Tienda de prueba en ${url}`);
} catch (error) {
  const sentence = explain(error);
  console.error(sentence);
  if (process.send) process.send({ failed: sentence }, () => process.exit(1));
  else process.exit(1);
}

function explain(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return `El puerto ${port} ya está ocupado: cierra lo que lo usa o elige otro con STOREFRONT_PORT.`;
  }
  if (code === 'EACCES' || code === 'EROFS' || code === 'ENOSPC' || code === 'ENOTDIR') {
    return `La tienda de prueba no puede escribir en ${dataDir} (${code}): elige otra carpeta con DATA_DIR.`;
  }
  return `La tienda de prueba no ha arrancado: ${error instanceof Error ? error.message : error}`;
}
