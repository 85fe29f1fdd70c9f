import { writeFileSync } from 'node:fs';
import { standIns } from '../../commands/tool.ts';

/** `npm run gen:nginx`: the error pages and headers of deploy/nginx, which do not depend on the configuration. */
Object.assign(process.env, standIns);
const { nginxFiles } = await import('./files.ts');
for (const [path, content] of nginxFiles()) writeFileSync(`deploy/nginx/${path}`, content);
