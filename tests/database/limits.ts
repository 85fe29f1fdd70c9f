import {
  address,
  email,
  emoji,
  enquiry,
  file,
  from1To,
  letters,
  oneOf,
  person,
  shared,
  type Table,
  telefono,
} from './limit-kinds.ts';
import * as rows from './rows.ts';

/** The limits of requirements 4.1, 4.2 and 6.6, at their edges and beyond. */
export const tables: Table[] = [
  {
    table: 'editorial_submissions',
    probe: 'reference',
    row: rows.proposal,
    limits: [
      ...[
        ...person,
        telefono(null),
        from1To('titulo_obra', 200),
        ...file('obra'),
        ...file('curriculum'),
      ],
      oneOf('tipo_obra', 'novela', 'cuento', 'poesia', 'ensayo', 'biografia', 'otro'),
      { column: 'obra_file_path', accepted: [], refused: [null] },
      { column: 'curriculum_file_path', accepted: [], refused: [null] },
      ...shared,
    ],
  },
  {
    table: 'dauro_arte_contacts',
    probe: 'reference',
    row: rows.artRequest,
    limits: [
      ...[...person, ...enquiry, ...shared],
      oneOf(
        ...([
          'servicio',
          'informes_periciales',
          'tasacion_valoracion',
          'analisis_autenticidad',
        ] as const),
        ...['gestion_venta', 'portfolio_artistico', 'museos_instituciones', 'otros'],
      ),
    ],
  },
  {
    table: 'services_contacts',
    probe: 'reference',
    row: rows.serviceRequest,
    limits: [
      ...[...person, ...enquiry, ...shared],
      oneOf(
        ...(['servicio', 'publicacion', 'guion', 'audiovisual', 'escritura'] as const),
        ...['diseno', 'innovacion', 'otros'],
      ),
    ],
  },
  {
    table: 'contact_messages',
    probe: 'reference',
    row: rows.contactMessage,
    limits: [
      from1To('name', 200),
      email,
      from1To('subject', 300),
      from1To('message', 10_000),
      ...shared,
    ],
  },
  {
    table: 'blog_posts',
    probe: 'slug',
    row: rows.blogPost,
    limits: [
      { column: 'title', accepted: ['a', letters(200)], refused: [null, '', ' \n', letters(201)] },
      {
        column: 'slug',
        accepted: ['a', '2025-nfts', '-', 'a'.repeat(255)],
        refused: [null, '', 'Mayúscula', 'con espacio', 'eñe', 'a/b', 'a\n', 'a'.repeat(256)],
      },
      {
        column: 'excerpt',
        accepted: [letters(10), emoji(10), letters(500)],
        refused: [null, '', letters(4), letters(501)],
      },
      {
        column: 'content',
        accepted: [letters(50), emoji(50), letters(300_000)],
        refused: [null, '', letters(24), '\n'.repeat(50)],
      },
      { column: 'author', accepted: ['a', letters(200)], refused: [null, '', ' ', letters(201)] },
      oneOf('category', 'literatura', 'arte', 'cine', 'ia'),
      oneOf('status', 'draft', 'published', 'scheduled'),
      {
        column: 'tags',
        accepted: [[], ['uno', 'dos, tres']],
        refused: [null, [''], ['uno', null]],
      },
      { column: 'meta_title', accepted: [null, '', letters(60)], refused: [letters(61)] },
      { column: 'meta_description', accepted: [null, '', letters(160)], refused: [letters(161)] },
      ...[
        'image_url',
        'image2',
        'image3',
        'og_image',
        'book_image',
        'book_link',
        'amazon_link',
      ].map(address),
      {
        column: 'gallery',
        accepted: [[], ['/a.webp'], ['/a.webp', 'https://prueba.example/b.webp', '/c d.webp']],
        refused: [
          null,
          [''],
          ['/a.webp', ''],
          ['/a.webp', 'b.webp'],
          ['//a'],
          ['/a', '/\\b'],
          ['/a', null],
          ['/a', ''],
        ],
      },
    ],
  },
];
