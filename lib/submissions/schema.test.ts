import { describe, expect, it } from 'vitest';
import type { FormArea } from '@/lib/form-areas';
import { submissionSchema } from './schema';

const person = {
  nombre: 'Zoraida',
  apellidos: 'Peñalver Ruiz',
  email: 'zoraida@autora.example',
  telefono: '958000000',
  consent: 'on',
};
const enquiry = { ...person, servicio: 'otros', descripcion: 'Una marina sin firma.' };
const proposal = { ...person, titulo_obra: 'Agua de la Alhambra', tipo_obra: 'novela' };
const contact = {
  ...{ name: 'Zoraida', email: 'zoraida@autora.example', consent: 'on' },
  ...{ subject: 'Una duda', message: '¿Abrís los viernes?' },
};

function errorsOf(area: FormArea, values: Record<string, unknown>) {
  const { error } = submissionSchema(area).safeParse(values);
  return error?.issues.map(({ path, message }) => [path[0], message]) ?? [];
}

describe('the schema of proposals, whose person is that of enquiries', () => {
  it.each([
    ['nombre', '', 'nombre'],
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
    ['tipo_obra', 'manga', 'tipo_obra'],
    ['consent', undefined, 'consent'],
    ['consent', 'false', 'consent'],
  ])('refuses %s = %j with %s', (field, value, message) => {
    const values = { ...proposal, [field]: value };
    expect(errorsOf('editorial', values)).toEqual([[field, message]]);
  });

  it.each([
    ['nombre', 'a'.repeat(100)],
    ['nombre', '📚'.repeat(100)],
    ['telefono', '1'.repeat(9)],
    ['telefono', '+34 (958) 000-000 12'],
    ['titulo_obra', 'a'.repeat(200)],
  ])('accepts %s at its limit', (field, value) => {
    expect(errorsOf('editorial', { ...proposal, [field]: value })).toEqual([]);
  });
});

describe.each([
  ['dauro-arte', 'tasacion_valoracion', 'guion'],
  ['servicios', 'guion', 'tasacion_valoracion'],
] as const)('the schema of %s', (area, own, foreign) => {
  it.each([
    ['servicio', own],
    ['enlace_web', undefined],
    ['enlace_web', '  '],
    ['enlace_web', 'https://obra.example/a b?c=ñ'],
    ['enlace_web', ' HTTP://obra.example '],
    ['descripcion', 'a'.repeat(10)],
    ['descripcion', '📚'.repeat(2000)],
    ['descripcion', `${'a\r\n'.repeat(1000)}`],
  ])('accepts %s = %j', (field, value) => {
    expect(errorsOf(area, { ...enquiry, [field]: value })).toEqual([]);
  });

  it.each([
    ['servicio', '', 'servicio'],
    ['servicio', undefined, 'servicio'],
    ['servicio', foreign, 'servicio'],
    ['servicio', 'toString', 'servicio'],
    ['descripcion', '  nueve... ', 'descripcion'],
    ['descripcion', undefined, 'descripcion'],
    ['descripcion', 'a'.repeat(2001), 'max:2000'],
    ['enlace_web', 'obra', 'enlace_web'],
    ['enlace_web', 'java\u200bscript:alert(1)', 'enlace_web'],
    ['enlace_web', 'javascript:alert(1)', 'enlace_web'],
    ['enlace_web', 'ftp://obra.example', 'enlace_web'],
    ['enlace_web', 'https://', 'enlace_web'],
    ['enlace_web', `https://a.example/${'a'.repeat(2048)}`, 'max:2048'],
    ['nombre', ' ', 'nombre'],
    ['consent', undefined, 'consent'],
  ])('refuses %s = %j with %s', (field, value, message) => {
    expect(errorsOf(area, { ...enquiry, [field]: value })).toEqual([[field, message]]);
  });
});

it.each([
  ['nombre', '  Zora\u0000ida\u0301 \n', 'Zoraidá'],
  ['enlace_web', ' ', null],
  ['enlace_web', '\u200b', null],
  ['enlace_web', 'www.obra.example\u200b', 'https://www.obra.example'],
  ['enlace_web', 'obra.example/libro', 'https://obra.example/libro'],
  ['telefono', '９５８１２３４５６', '958123456'],
  ['email', 'Peña@PEÑA.example', 'Peña@xn--pea-8ma.example'],
  ['descripcion', 'Verde\vque te\fquiero\u2028verde', 'Verde\nque te\nquiero\nverde'],
  ['apellidos', 'Peña\vRuiz', 'Peña Ruiz'],
])('an enquiry stores %s = %j as %j', (field, typed, stored) => {
  expect(submissionSchema('servicios').parse({ ...enquiry, [field]: typed })[field]).toBe(stored);
});

describe('the schema of contact messages', () => {
  it('reports every missing field, in the order of the form', () => {
    const fields = ['name', 'email', 'subject', 'message', 'consent'];
    expect(errorsOf('contacto', {})).toEqual(fields.map((name) => [name, name]));
  });

  it.each([
    ['subject', ' \n ', 'subject'],
    ['email', 'zoraida', 'email'],
    ['email', `${'z'.repeat(300)}@autora.example`, 'max:255'],
    ['message', 'a'.repeat(5001), 'max:5000'],
  ])('refuses %s = %j with %s', (field, value, error) => {
    const values = { ...contact, [field]: value };
    expect(errorsOf('contacto', values)).toEqual([[field, error]]);
  });

  it('counts a line break once, as CRLF and as LF', () => {
    const values = { ...contact, message: 'a\r\n'.repeat(2500) };
    expect(errorsOf('contacto', values)).toEqual([]);
  });
});
