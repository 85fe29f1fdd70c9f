import { writeFileSync } from 'node:fs';
import { nginxFiles } from './files.ts';

/** `npm run gen:nginx`: the error pages and headers of deploy/nginx. */
for (const [path, content] of nginxFiles()) writeFileSync(`deploy/nginx/${path}`, content);
