import { expect, it } from 'vitest';
import { type Mark, wrap } from './markdown-edit';

it.each<[Mark, string, string]>([
  ['bold', 'una |palabra| más', 'una **|palabra|** más'],
  ['bold', 'una **|palabra|** más', 'una |palabra| más'],
  ['bold', 'una| palabra |más', 'una **|palabra|** más'],
  ['bold', 'una |', 'una **|texto|**'],
  ['italic', '|ojo|', '_|ojo|_'],
  ['link', 'lee |esto|', 'lee [|esto|](https://)'],
  ['link', 'lee |', 'lee [|texto|](https://)'],
])('%s: %s', (mark, before, after) => {
  // '|' marks both ends of the selection.
  const [lead = '', selected = '', rest] = before.split('|');
  const [text, start] = [before.replaceAll('|', ''), lead.length];
  const end = rest === undefined ? start : start + selected.length;
  const edit = wrap({ text, start, end }, mark, 'texto');
  const result = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
  const [from, to] = edit.select;
  expect(`${result.slice(0, from)}|${result.slice(from, to)}|${result.slice(to)}`).toBe(after);
});
