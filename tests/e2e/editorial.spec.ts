import { expect, expectLink, noScript } from '../setup/browser.ts';

const awarded = [
  ['El año que no nevó', 'Tobías Lanjarón'],
  ['La hija del sedero', 'Aurora Pitres'],
  ['Tratado de la sombra útil', 'Emilio Pórtugos'],
] as const;

noScript("the publisher's page shows its books, its lines and its reach", async ({ page }) => {
  await page.goto('/dauro/editorial');
  const section = page.getByRole('region', { name: 'Tres libros premiados' });
  await expect(section.getByRole('article')).toHaveCount(awarded.length);
  for (const [title, author] of awarded) {
    await expect(section.getByRole('heading', { name: title })).toBeVisible();
    await expect(section.getByRole('img', { name: `«${title}», de ${author}` })).toBeVisible();
    const link = section.getByRole('link', {
      name: `Buscar en librerías «${title}» (se abre en una pestaña nueva)`,
    });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    const url = new URL((await link.getAttribute('href')) ?? '');
    expect(url.searchParams.get('q')).toBe(`${title} ${author}`);
    expect(url.host).not.toBe(new URL(page.url()).host);
  }

  const facts = page.getByRole('region', { name: 'La editorial, en cuatro datos' });
  await expect(facts.getByRole('term')).toHaveCount(4);
  const lines = page.getByRole('region', { name: 'Líneas editoriales' });
  await expect(lines.getByRole('term').filter({ hasText: 'Poesía' }).first()).toBeVisible();
  await expectLink(lines, /^Consultar el catálogo completo/, /^https:\/\/catalogo\./);
  await expect(page.getByRole('heading', { name: 'Portugal' })).toBeVisible();
});
