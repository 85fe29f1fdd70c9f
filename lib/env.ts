import { type Environment, EnvironmentError, parseEnvironment } from './env-schema.ts';

/**
 * The environment, parsed once. No other module of the application reads `process.env`, but instrumentation.ts for a
 * variable of Next. Its imports are relative, because next.config.ts and the cache handler load it without a bundler.
 */
export const env: Environment = loadEnvironment();

/** A missing or malformed variable stops the build or the start with one sentence that names it. */
function loadEnvironment(): Environment {
  try {
    return parseEnvironment(process.env);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** How long a service may take, in milliseconds: the given time, or a share of it (`DEADLINE_PERCENT`). */
export const deadlineOf = (milliseconds: number): number =>
  (milliseconds * env.DEADLINE_PERCENT) / 100;
