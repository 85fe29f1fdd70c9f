import { describe, expect, it } from 'vitest';
import { proposalSchema } from '@/lib/submissions/schema';

const complete = {
  nombre: 'Zoraida',
  apellidos: 'Peñalver Ruiz',
  email: 'zoraida@autora.example',
  telefono: '958000000',
  titulo_obra: 'Agua de la Alhambra',
  tipo_obra: 'novela',
  consent: 'on',
};

const errorsOf = (change: Record<string, unknown>) => {
  const { error } = proposalSchema.safeParse({ ...complete, ...change });
  return error?.issues.map(({ path, message }) => [path[0], message]) ?? [];
};

describe('proposalSchema (spec §5)', () => {
  it('trims, composes accents and drops control characters', () => {
    const parsed = proposalSchema.parse({ ...complete, nombre: '  Zora\u0000ida\u0301 \n' });
    expect(parsed.nombre).toBe('Zoraidá');
  });

  it.each([
    ['nombre', '', 'nombre'],
    ['nombre', '   ', 'nombre'],
    ['nombre', undefined, 'nombre'],
    ['nombre', 'a'.repeat(101), 'max:100'],
    ['apellidos', ' ', 'apellidos'],
    ['apellidos', 'a'.repeat(101), 'max:100'],
    ['email', '', 'email'],
    ['email', 'sin-arroba', 'email'],
    ['email', `${'a'.repeat(250)}@x.example`, 'max:255'],
    ['telefono', '12345678', 'telefono'],
    ['telefono', '1'.repeat(21), 'telefono'],
    ['titulo_obra', '', 'titulo_obra'],
    ['titulo_obra', 'a'.repeat(201), 'max:200'],
    ['tipo_obra', '', 'tipo_obra'],
    ['tipo_obra', 'manga', 'tipo_obra'],
    ['consent', undefined, 'consent'],
    ['consent', 'false', 'consent'],
  ])('refuses %s = %j with %s', (field, value, message) => {
    expect(errorsOf({ [field]: value })).toEqual([[field, message]]);
  });

  it.each([
    ['nombre', 'a'.repeat(100)],
    ['nombre', '📚'.repeat(100)],
    ['telefono', '1'.repeat(9)],
    ['telefono', '+34 (958) 000-000 12'],
    ['titulo_obra', 'a'.repeat(200)],
  ])('accepts %s at its limit', (field, value) => {
    expect(errorsOf({ [field]: value })).toEqual([]);
  });
});
