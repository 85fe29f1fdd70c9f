/** Accepted and refused values, for columns that several tables share. */

export const letters = (count: number) => 'ñ'.repeat(count);
/** One character that JavaScript counts as two: limits count characters, in the database and in the forms. */
export const emoji = (count: number) => '📚'.repeat(count);

export type Limit = {
  column: string;
  /** A value at the limit, as a form would send it. */
  accepted: readonly unknown[];
  refused: readonly unknown[];
};
export type Table = {
  table: string;
  probe: string;
  row(): Record<string, unknown>;
  limits: Limit[];
};

export const from1To = (column: string, max: number): Limit => ({
  column,
  accepted: [letters(1), letters(max), emoji(max)],
  refused: [null, '', letters(max + 1)],
});
export const oneOf = (column: string, ...values: string[]): Limit => ({
  column,
  accepted: values,
  refused: [null, '', 'otra', values.join().toUpperCase()],
});

export const email: Limit = {
  column: 'email',
  accepted: [`${'a'.repeat(241)}@prueba.es.com`, 'ñandú@correo.example'],
  refused: [null, '', 'sin arroba', 'a@b@c', '@b.es', `${'a'.repeat(242)}@prueba.es.com`],
};
export const telefono = (...empty: null[]): Limit => ({
  column: 'telefono',
  accepted: ['958000000', '9'.repeat(20), 'no es un número', emoji(9), ...empty],
  refused: ['', '95800000', emoji(8), '9'.repeat(21)],
});
export const person = [from1To('nombre', 100), from1To('apellidos', 100), email];
export const file = (name: string): Limit[] => [
  {
    column: `${name}_file_path`,
    accepted: ['carpeta/obra-1-a.pdf'],
    refused: ['', '/obra.pdf', 'carpeta/../otra.pdf'],
  },
  { column: `${name}_file_size`, accepted: [null, 1, 10_485_760], refused: [0, 10_485_761] },
];
export const shared: Limit[] = [
  oneOf('status', 'nueva', 'en_revision', 'aceptada', 'rechazada', 'archivada', 'retirada'),
];
export const enquiry = [
  telefono(),
  {
    column: 'descripcion',
    accepted: [letters(10), emoji(10), letters(2000)],
    refused: ['', letters(4), letters(2001)],
  },
  {
    column: 'enlace_web',
    accepted: [null, 'https://prueba.example/a b', 'HTTP://prueba.example'],
    refused: ['', 'prueba.example', 'javascript:alert(1)', 'ftp://prueba.example'],
  },
  ...file('documento'),
];
export const address = (column: string): Limit => ({
  column,
  accepted: [
    null,
    '/',
    '/producto/latido-granada',
    'https://prueba.example/a.webp',
    'HTTPS://a.b/c d',
  ],
  refused: [
    '',
    'a.webp',
    'http://prueba.example',
    '//prueba.example',
    '/\\prueba',
    'javascript:1',
    'https://',
  ],
});
