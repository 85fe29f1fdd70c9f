import { codeOf, reasonOf } from '../shared/failure.ts';
import { portOf, runService } from '../shared/service-process.ts';
import { startStorefront } from './start.ts';

/** Runs the shop as a separate process. */
const dataDir = process.env['DATA_DIR'] || '.local';

await runService(
  'STOREFRONT_PORT',
  async () => {
    const port = portOf('STOREFRONT_PORT', 54_330, 0);
    const { close, ...ready } = await startStorefront({ port, dataDir });
    return { ready, close };
  },
  (error) => {
    const code = codeOf(error);
    return ['EACCES', 'EROFS', 'ENOSPC', 'ENOTDIR'].includes(code)
      ? `La tienda de prueba no puede escribir en ${dataDir} (${code}): elige otra carpeta con DATA_DIR.`
      : `La tienda de prueba no ha arrancado: ${reasonOf(error)}`;
  },
);
