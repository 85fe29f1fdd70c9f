import { describe, expect, it } from 'vitest';
import { submissionSchema } from '@/lib/submissions/schema';

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
  const { error } = submissionSchema('editorial').safeParse({ ...complete, ...change });
  return error?.issues.map(({ path, message }) => [path[0], message]) ?? [];
};

describe('the schema of proposals', () => {
  it('trims, composes accents and drops control characters', () => {
    const parsed = submissionSchema('editorial').parse({
      ...complete,
      nombre: '  Zora\u0000ida\u0301 \n',
    });
    expect(parsed['nombre']).toBe('Zoraidá');
  });

  it.each([
    ['nombre', '', 'nombre'],
    ['nombre', '   ', 'nombre'],
    ['nombre', '\u200b\u00ad\u202e', 'nombre'],
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
  ['dauro-arte', 'tasacion_valoracion', 'guion'],
  ['servicios', 'guion', 'tasacion_valoracion'],
] as const)('the schema of %s', (area, own, foreign) => {
  const schema = submissionSchema(area);
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
    ['enlace_web', 'obra', 'enlace_web'],
    ['enlace_web', 'java\u200bscript:alert(1)', 'enlace_web'],
    ['enlace_web', 'javascript:alert(1)', 'enlace_web'],
    ['enlace_web', 'ftp://obra.example', 'enlace_web'],
    ['enlace_web', 'https://', 'enlace_web'],
    ['enlace_web', `https://a.example/${'a'.repeat(2048)}`, 'max:2048'],
    ['consent', undefined, 'consent'],
  ])('refuses %s = %j with %s', (field, value, message) =>
    expect(errorsOf({ [field]: value })).toEqual([[field, message]]),
  );

  it.each([
    ['enlace_web', ' ', null],
    ['enlace_web', '\u200b', null],
    ['enlace_web', 'www.obra.example\u200b', 'https://www.obra.example'],
    ['enlace_web', 'obra.example/libro', 'https://obra.example/libro'],
    ['telefono', '９５８１２３４５６', '958123456'],
    ['email', 'Peña@PEÑA.example', 'Peña@xn--pea-8ma.example'],
    ['descripcion', 'Verde\vque te\fquiero\u2028verde', 'Verde\nque te\nquiero\nverde'],
    ['apellidos', 'Peña\vRuiz', 'Peña Ruiz'],
  ])('stores %s = %j as %j', (field, typed, stored) => {
    expect(schema.parse({ ...enquiry, [field]: typed })[field]).toBe(stored);
  });
});

describe('the schema of contact messages', () => {
  const whole = {
    name: 'Zoraida',
    email: 'zoraida@autora.example',
    subject: 'Una duda',
    message: '¿Abrís los viernes?',
    consent: 'on',
  };
  const errorsOf = (message: Record<string, string>) =>
    submissionSchema('contacto')
      .safeParse(message)
      .error?.issues.map(({ path, message }) => [path[0], message]) ?? [];

  it('accepts a complete message', () => expect(errorsOf(whole)).toEqual([]));

  it('reports every missing field, in the order of the form', () => {
    expect(errorsOf({})).toEqual(
      ['name', 'email', 'subject', 'message', 'consent'].map((name) => [name, name]),
    );
  });

  it.each([
    ['subject', ' \n ', 'subject'],
    ['email', 'zoraida', 'email'],
    ['email', `${'z'.repeat(300)}@autora.example`, 'max:255'],
    ['message', 'a'.repeat(5001), 'max:5000'],
    ['message', 'a'.repeat(50_000), 'max:5000'],
  ])('refuses %s = %j with %s', (field, value, error) =>
    expect(errorsOf({ ...whole, [field]: value })).toEqual([[field, error]]),
  );

  it('counts a line break once, as CRLF and as LF', () => {
    expect(errorsOf({ ...whole, message: 'a\r\n'.repeat(2500) })).toEqual([]);
  });
});
