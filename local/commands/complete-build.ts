import { readVariables } from './settings.ts';
import { completeStandalone } from './standalone.ts';
import { settingOf } from './variables.ts';

/** The second part of `npm run build`: completes the standalone folder. */
const root = process.cwd();
const variables = readVariables(root, process.env);
completeStandalone(root, settingOf(variables, 'NEXT_DIST_DIR') ?? '.next');
