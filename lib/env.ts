import { type Environment, EnvironmentError, parseEnvironment } from './env-schema.ts';

/**
 * The environment, parsed once; the only module of the application that reads `process.env`. Its imports
 * are relative because Next reads it, through next.config.ts and the cache handler, without bundling it.
 */
export const env: Environment = loadEnvironment();

/** A missing or malformed variable is named in one sentence and stops the build or the start. */
function loadEnvironment(): Environment {
  try {
    return parseEnvironment(process.env);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
