import { describe, expect, it } from 'vitest';
import { artEnquirySchema, proposalSchema, serviceEnquirySchema } from '@/lib/submissions/schema';

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

const { titulo_obra: _title, tipo_obra: _kind, ...person } = complete;
const enquiry = { ...person, servicio: 'otros', descripcion: 'Una marina sin firma.' };

describe.each([
  ['art', artEnquirySchema, 'tasacion_valoracion', 'guion'],
  ['services', serviceEnquirySchema, 'guion', 'tasacion_valoracion'],
] as const)('the schema of %s enquiries (spec §5)', (_name, schema, own, foreign) => {
  const errorsOf = (change: Record<string, unknown>) =>
    schema
      .safeParse({ ...enquiry, ...change })
      .error?.issues.map(({ path, message }) => [path[0], message]) ?? [];

  it.each([
    ['servicio', own],
    ['enlace_web', undefined],
    ['enlace_web', '  '],
    ['enlace_web', 'https://obra.example/a b?c=ñ'],
    ['enlace_web', ' HTTP://obra.example '],
    ['descripcion', 'a'.repeat(10)],
    ['descripcion', '📚'.repeat(2000)],
    ['descripcion', `${'a\r\n'.repeat(1000)}`],
  ])('accepts %s = %j', (field, value) => expect(errorsOf({ [field]: value })).toEqual([]));

  it.each([
    ['servicio', '', 'servicio'],
    ['servicio', undefined, 'servicio'],
    ['servicio', foreign, 'servicio'],
    ['servicio', 'toString', 'servicio'],
    ['nombre', ' ', 'nombre'],
    ['apellidos', ' ', 'apellidos'],
    ['email', 'no', 'email'],
    ['telefono', '12345678', 'telefono'],
    ['descripcion', '  nueve... ', 'descripcion'],
    ['descripcion', undefined, 'descripcion'],
    ['descripcion', 'a'.repeat(2001), 'max:2000'],
    ['descripcion', 'a'.repeat(10_000), 'max:2000'],
    ['enlace_web', 'obra.example', 'enlace_web'],
    ['enlace_web', 'javascript:alert(1)', 'enlace_web'],
    ['enlace_web', 'ftp://obra.example', 'enlace_web'],
    ['enlace_web', 'https://', 'enlace_web'],
    ['enlace_web', `https://a.example/${'a'.repeat(2048)}`, 'max:2048'],
    ['consent', undefined, 'consent'],
  ])('refuses %s = %j with %s', (field, value, message) =>
    expect(errorsOf({ [field]: value })).toEqual([[field, message]]),
  );

  it('keeps no empty address', () => {
    expect(schema.parse({ ...enquiry, enlace_web: ' ' }).enlace_web).toBeNull();
  });
});
