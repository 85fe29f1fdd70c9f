import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Life } from '../commands/life.ts';

export type Program = {
  readonly exited: Promise<number | null>;
  /** What it has said so far. */
  output(): string;
  stop(): Promise<void>;
};

/** Starts a program that is not Node's, and ends it with the command at the latest. */
export function startProgram(life: Life, file: string, args: readonly string[]): Program {
  const child = spawn(file, [...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const exited = new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      said += error.message;
      resolve(null);
    });
    child.once('close', (code) => resolve(code));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  const forget = life.onEnd(stop, () => void child.kill('SIGKILL'));
  void exited.then(forget);
  return { exited, output: () => said, stop };
}

/** Where a program of the system stands, if it does. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/bin'];
  return folders.map((folder) => `${folder}/${name}`).find((file) => existsSync(file));
}
