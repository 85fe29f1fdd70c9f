import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { Failure, reasonOf } from '../shared/failure.ts';
import { settingOf, type Variables } from './variables.ts';

export type Settings = {
  root: string;
  port: number;
  supabasePort: number;
  storefrontPort: number;
  dataDir: string;
  /** Relative to the root, as next.config.ts requires. */
  distDir: string;
  siteUrl: string;
  databaseUrl: string | undefined;
  fresh: boolean;
  /** Whether new embedded services start without examples. */
  empty: boolean;
  /** Whether nginx runs in front of the site and listens on its port. */
  nginx: boolean;
  /** Which services are embedded; a configured service is used instead. */
  embeds: { supabase: boolean; storefront: boolean };
  variables: Variables;
};

/** The variables of `.env` and the environment, which takes precedence. */
export function readVariables(root: string, environment: Variables): Variables {
  const file = join(root, '.env');
  const fromFile = existsSync(file) ? parseEnv(readText(file).replace('\uFEFF', '')) : {};
  const set = Object.entries(environment).filter(([, value]) => value !== undefined);
  return { ...fromFile, ...Object.fromEntries(set) };
}

/** Throws one sentence when the file belongs to another user, or is a folder. */
function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Failure(`No se puede leer ${file} (${reasonOf(error)}): corrige sus permisos.`);
  }
}

/** Throws one sentence when a value is malformed or a service is only partly configured. */
export function readSettings(
  root: string,
  variables: Variables,
  args: readonly string[],
): Settings {
  const unknown = args.find((argument) => !['--fresh', '--empty', '--nginx'].includes(argument));
  if (unknown !== undefined) {
    throw new Failure(
      `No conozco la opción «${unknown}»; las hay --fresh, que empieza de cero, --empty, que no pone ejemplos, y --nginx, que pone nginx delante.`,
    );
  }
  const port = readPort(variables, 'PORT', 3000);
  const dataDir = resolve(root, settingOf(variables, 'DATA_DIR') ?? '.local');
  const settings = {
    root,
    port,
    supabasePort: readPort(variables, 'SUPABASE_PORT', 54321),
    storefrontPort: readPort(variables, 'STOREFRONT_PORT', 54330),
    dataDir,
    distDir: distDirFor(root, dataDir),
    siteUrl: settingOf(variables, 'SITE_URL') ?? `http://localhost:${port}`,
    databaseUrl: settingOf(variables, 'DATABASE_URL'),
    fresh: args.includes('--fresh'),
    empty: args.includes('--empty'),
    nginx: args.includes('--nginx'),
    embeds: {
      supabase: settingOf(variables, 'SUPABASE_URL') === undefined,
      storefront: settingOf(variables, 'SHOPIFY_STORE_DOMAIN') === undefined,
    },
    variables,
  };
  refuseSamePorts(settings);
  refuseHalves(settings);
  if (settings.fresh && settings.databaseUrl) {
    throw new Failure(
      '--fresh no toca una base de datos ajena: quita DATABASE_URL o vacía tú esa base de datos.',
    );
  }
  return settings;
}

/** Each data directory has its own build, because pages are rendered from its data. */
function distDirFor(root: string, dataDir: string): string {
  const place = relative(root, dataDir);
  if (place === '.local') return '.next';
  return `.next-${createHash('sha256').update(dataDir).digest('hex').slice(0, 8)}`;
}

function readPort(variables: Variables, name: string, fallback: number): number {
  const text = settingOf(variables, name);
  if (text === undefined) return fallback;
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new Failure(`${name} vale «${text}» y debe ser un puerto entre 1 y 65535.`);
}

function refuseSamePorts(settings: Settings): void {
  const used = [
    ['PORT', settings.port],
    ...(settings.embeds.supabase ? [['SUPABASE_PORT', settings.supabasePort]] : []),
    ...(settings.embeds.storefront ? [['STOREFRONT_PORT', settings.storefrontPort]] : []),
  ];
  for (const [index, [name, port]] of used.entries()) {
    const other = used.slice(0, index).find((entry) => entry[1] === port);
    if (other)
      throw new Failure(`${other[0]} y ${name} valen lo mismo (${port}): cambia uno de los dos.`);
  }
}

function refuseHalves({ embeds, variables }: Settings): void {
  const wanted = [
    ...(embeds.supabase ? [] : ['SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY']),
    ...(embeds.storefront ? [] : ['SHOPIFY_STOREFRONT_TOKEN']),
  ];
  const missing = wanted.filter((name) => settingOf(variables, name) === undefined);
  if (missing.length === 0) return;
  const service = missing[0]?.startsWith('SUPABASE') ? 'SUPABASE_URL' : 'SHOPIFY_STORE_DOMAIN';
  throw new Failure(
    `${service} está configurada a medias: falta ${missing.join(' y ')} en .env (o quita ${service} para usar el servicio local).`,
  );
}
