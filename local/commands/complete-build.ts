import { readVariables } from './settings.ts';
import { completeStandalone } from './standalone.ts';
import { settingOf } from './variables.ts';

/** The second half of `npm run build`. */
const root = process.cwd();
const variables = readVariables(root, process.env);
completeStandalone(root, settingOf(variables, 'NEXT_DIST_DIR') ?? '.next');
