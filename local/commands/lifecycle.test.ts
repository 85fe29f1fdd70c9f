import { expect, it, vi } from 'vitest';
import { explain } from './lifecycle.ts';

it('a refusal of the system is one sentence, and another error keeps its stack', () => {
  const said = vi.spyOn(console, 'error').mockReturnValue(undefined);
  explain(Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }));
  expect(said).toHaveBeenLastCalledWith(
    'El sistema no deja leer o escribir (ENOSPC: no space left on device, write): corrige los permisos, o libera espacio en el disco, y repite la orden.',
  );
  explain(new TypeError('x'));
  expect(said).toHaveBeenLastCalledWith(expect.stringMatching(/^Error inesperado: TypeError: x\n/));
});
