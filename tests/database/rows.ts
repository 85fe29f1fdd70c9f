import { unique } from './support.ts';

/** Rows within all limits; each has unique values in the columns that tests select by. */
export const mailbox = () => `${unique('a')}@prueba.example`;

const person = () => ({
  nombre: 'Rosario',
  apellidos: 'Peña Ibáñez',
  email: mailbox(),
  telefono: '958000000',
});

export const blogPost = () => ({
  slug: unique('post'),
  title: 'Un título de prueba',
  excerpt: 'Un extracto de prueba que basta',
  content: 'Un contenido de prueba que pasa con holgura de los cincuenta caracteres.',
  category: 'literatura',
});

/** The name of an uploaded picture, in the format of lib/blog/types.ts. */
export const pictureName = () =>
  `${Date.now()}-${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}-1600x900.webp`;

export const webp = new Blob(['RIFF\0\0\0\0WEBP'], { type: 'image/webp' });

export const proposal = () => ({
  ...person(),
  titulo_obra: 'La acequia',
  tipo_obra: 'novela',
  obra_file_path: `manuscripts/${unique('obra')}.pdf`,
  curriculum_file_path: `cvs/${unique('cv')}.pdf`,
});

export const artRequest = () => ({
  ...person(),
  servicio: 'informes_periciales',
  descripcion: 'Una marina pequeña sin firma.',
});

export const serviceRequest = () => ({
  ...person(),
  servicio: 'guion',
  descripcion: 'Un guion de noventa páginas.',
});

export const contactMessage = () => ({
  name: 'Rosario Peña',
  email: mailbox(),
  subject: 'Una pregunta',
  message: '¿A qué hora abren?',
});

/** Each form: its area, its table and a row of it. */
export const forms: [area: string, table: string, row: () => Record<string, unknown>][] = [
  ['editorial', 'editorial_submissions', proposal],
  ['dauro-arte', 'dauro_arte_contacts', artRequest],
  ['servicios', 'services_contacts', serviceRequest],
  ['contacto', 'contact_messages', contactMessage],
];

/** The arguments of `send_letter`. */
export const letter = (area: string, entry: string, change = {}) => ({
  letter_area: area,
  entry,
  letter_template: 'mas_datos',
  letter_subject: 'Un dato',
  letter_body: 'Hola',
  key: crypto.randomUUID(),
  letter_number: 1,
  seen_status: 'nueva',
  next_status: 'en_revision',
  ...change,
});
