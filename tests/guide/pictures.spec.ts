import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { pdf } from '../fixtures/documents.ts';
import { pdfWith, stream } from '../fixtures/pdfs.ts';
import { secretClient } from '../setup/backend.ts';
import { expect, press, see, test } from '../setup/browser.ts';
import { button, field, openEditor, storePost } from '../setup/posts.ts';
import { signIn } from '../setup/sign-in.ts';
import { storePdf } from '../setup/stored-proposals.ts';

/**
 * The pictures of docs/para-editores.md and of the README: `npm run up -- --fresh --empty`, and beside it `npm run
 * gen:guide`. What it stores stays, so that it can be looked at.
 */
const guide = 'docs/para-editores';
const readme = 'docs/images/readme';
test.use({ viewport: { width: 1280, height: 860 } });
test.describe.configure({ mode: 'serial' });

/** What the window shows, at 1000 px. */
async function take(page: Page, name: string, folder = guide) {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, width } = image.getBoundingClientRect();
      return image.complete || width === 0 || top > innerHeight;
    }),
  );
  const shot = await page.screenshot({ animations: 'disabled' });
  mkdirSync(folder, { recursive: true });
  await sharp(shot)
    .resize({ width: 1000 })
    .webp({ quality: 80 })
    .toFile(join(folder, `${name}.webp`));
}

const pictures = {
  'una-voz-para-dos-tierras-presentaciones': 'Lectura a dos voces ante un público sentado',
  'el-hidalgo-don-rodrigo-guion': 'Un guion abierto junto a una claqueta',
  'presentacion-latido-granada': 'Una presentación ante el perfil de la Alhambra',
};

const text = [
  '## Una acequia que vuelve a sonar',
  'El agua baja de la sierra desde hace nueve siglos. **Zoraida Peñalver** la ha seguido a pie, de azud en azud.',
  '> Quien abre una compuerta abre también una conversación.',
  '- Presentación: jueves, 20:00\n- Lugar: [nuestra librería](/contacto)',
].join('\n\n');

const authors = [
  ['Zoraida', 'Peñalver Ruiz', 'zoraida@autora.example', 'Agua de la Alhambra', 'poesia'],
  ['Íñigo', 'Salobreña Gil', 'inigo@autora.example', 'La sombra del Veleta', 'novela'],
  ['Amparo', 'Cañizares Vega', 'amparo@autora.example', 'Cuaderno de acequias', 'ensayo'],
] as const;

/** One page, with a line per string. */
function manuscript(lines: readonly string[]): Buffer {
  const text = lines.map((line, index) => `1 0 0 1 60 ${500 - index * 26} Tm (${line}) Tj`);
  return pdfWith([
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 560] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    stream('', Buffer.from(`BT /F1 15 Tf ${text.join(' ')} ET`, 'latin1')),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman /Encoding /WinAnsiEncoding >>',
  ]);
}

const poem = [
  'Acequia Gorda',
  '',
  'Antes que el nombre vino el agua,',
  'y antes que el agua, quien la oía',
  'bajar despacio de la sierra',
  'con la noticia de la nieve.',
  '',
  'Después vinieron las compuertas,',
  'los turnos, la palabra azud,',
  'la mano que abre y la que espera.',
];

async function storeProposals(): Promise<string> {
  const work = `manuscripts/guia-${crypto.randomUUID()}.pdf`;
  await storePdf('editorial-submissions', work, { ...pdf(), buffer: manuscript(poem) });
  const rows = authors.map(([nombre, apellidos, email, titulo_obra, tipo_obra], index) => ({
    ...{ nombre, apellidos, email, titulo_obra, tipo_obra, telefono: '+34 600 000 000' },
    status: index === 1 ? 'en_revision' : 'nueva',
    obra_file_path: index === 0 ? work : `manuscripts/guia-${crypto.randomUUID()}.pdf`,
    obra_file_name: `${titulo_obra}.pdf`,
    curriculum_file_path: `cvs/guia-${crypto.randomUUID()}.pdf`,
  }));
  const proposals = secretClient().from('editorial_submissions');
  const { data } = await proposals.insert(rows).select('id').throwOnError();
  return String(data[0]?.id);
}

test('what visitors see', async ({ page }) => {
  await page.goto('/');
  await take(page, 'home', readme);
  await page.goto('/producto/latido-granada');
  await take(page, 'book', readme);
});

test('the picture library', async ({ page }) => {
  await signIn(page, 'equipo', '/admin/imagenes');
  const files = Object.keys(pictures).map((name) => `public/images/blog/${name}.webp`);
  await page.getByLabel('Elegir imágenes').setInputFiles(files);
  const cards = page.locator('li[id^=imagen-]');
  await expect(page.getByText('3 imágenes subidas', { exact: true })).toBeVisible();
  await expect(cards.nth(2)).toBeVisible();
  const panel = page.getByRole('region', { name: 'Imagen elegida' });
  for (const [index, alt] of Object.values(pictures).toReversed().entries()) {
    const card = cards.nth(index).getByRole('link');
    await card.click();
    await expect(card).toHaveAttribute('aria-current', 'true');
    await panel.getByRole('textbox', { name: 'Texto alternativo' }).fill(alt);
    await panel.getByRole('button', { name: 'Guardar el texto' }).click();
    await expect(cards.nth(index).getByText('Sin texto alternativo')).toBeHidden();
  }
  await page.reload();
  await panel.scrollIntoViewIfNeeded();
  await take(page, 'biblioteca');
});

test('writing and publishing', async ({ page }) => {
  const post = await storePost({
    title: 'Agua de la Alhambra, el libro de las acequias',
    slug: 'agua-de-la-alhambra',
    excerpt:
      'Un viaje a pie por las acequias de la sierra, con su autora y con quienes las cuidan.',
    content: text,
    tags: ['Granada', 'agua'],
    category: 'literatura',
  });
  await signIn(page, 'equipo');
  await openEditor(page, post.id);
  await expect(page.locator('.ProseMirror')).toContainText('Una acequia');
  await page.locator('.ProseMirror').scrollIntoViewIfNeeded();
  await take(page, 'escribir');
  await take(page, 'writing', readme);
  await button(page, 'Elegir imagen (Imagen principal)').click();
  const dialog = page.getByRole('dialog', { name: 'Añadir una imagen' });
  await dialog.getByRole('tab', { name: 'Biblioteca' }).click();
  const picture = dialog.getByRole('button', { name: /Alhambra/ }).first();
  await expect(picture).toBeVisible();
  await take(page, 'elegir-imagen');
  await picture.click();
  await expect(field(page, 'Imagen principal')).toHaveValue(/subidas/);
  await press(page, 'Guardar', 'Todo guardado');
  await press(page, 'Publicar…');
  await see(page.getByRole('dialog'), /Nada que señalar|conviene mirar\./);
  await take(page, 'publicar');
  await page.goto('/admin/calendario?mes=2025-11');
  await take(page, 'calendario');
});

test('proposals', async ({ page }) => {
  const id = await storeProposals();
  await signIn(page, 'equipo', '/admin/editorial/tablero');
  await take(page, 'tablero');
  await take(page, 'board', readme);
  await page.goto(`/admin/editorial/${id}`);
  await take(page, 'propuesta');
  await page.goto(`/admin/editorial/${id}/leer/obra`);
  await expect(page.getByTitle(/^Documento:/)).toBeVisible();
  await take(page, 'leer');
  await page.goto(`/admin/editorial/${id}/carta/rechazada`);
  await expect(page.getByRole('button', { name: 'Enviar carta' })).toBeVisible();
  await take(page, 'carta');
});

test('searching, and a person’s data', async ({ page }) => {
  await signIn(page, 'admin', '/admin/datos-personales');
  await page.getByLabel('Email').fill('zoraida@autora.example');
  await button(page, 'Ver qué hay').click();
  await expect(page.getByRole('heading', { name: 'zoraida@autora.example' })).toBeVisible();
  await take(page, 'datos-personales');
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('agua');
  await expect(page.getByRole('option', { name: /Agua de la Alhambra/ }).first()).toBeVisible();
  await take(page, 'buscar');
});
