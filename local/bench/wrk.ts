import { Failure } from '../commands/failure.ts';
import type { Life } from '../commands/life.ts';
import { startProgram } from './program.ts';

const connections = 32;

/** Asks for one address as often as it is answered, and says how many answers came per second. */
export async function requestsPerSecond(
  life: Life,
  wrk: string,
  address: URL,
  seconds: number,
  encoding: string,
): Promise<number> {
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '5s'];
  const header = ['-H', `Accept-Encoding: ${encoding}`];
  const program = startProgram(life, wrk, [...options, ...header, address.href]);
  await program.exited;
  return readWrk(program.output());
}

/** Reads what wrk prints; refused or wrong answers make a rate worthless. */
export function readWrk(output: string): number {
  const rate = Number(/Requests\/sec:\s*([\d.]+)/.exec(output)?.[1]);
  if (!(rate > 0)) throw new Failure(`wrk no ha medido nada: ${output.trim() || 'no dice nada'}.`);
  const bad = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(output)?.[0];
  if (bad) throw new Failure(`La medición de wrk no vale: ${bad}.`);
  return rate;
}
