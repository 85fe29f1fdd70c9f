import { expect, follow, noScript, test } from '../setup/browser.ts';
import { structuredData } from './structured-data.ts';

for (const { path, list, services, steps } of [
  { path: '/dauro/arte', list: 'Lo que hacemos con una obra', services: 6, steps: 3 },
  { path: '/dauro/cine', list: 'De la página a la sala', services: 4, steps: 3 },
  { path: '/dauro/ia', list: 'Nueve maneras de empezar', services: 9, steps: 3 },
  { path: '/servicios', list: 'Seis oficios', services: 6, steps: 2 },
] as const) {
  test(`${path} lists its services, also as structured data`, async ({ page, request }) => {
    const [trail, service] = structuredData(await (await request.get(path)).text());
    expect(trail['@type']).toBe('BreadcrumbList');
    expect(trail.itemListElement).toHaveLength(steps);
    expect(new URL(service.url).pathname).toBe(path);
    const offered: string[] = service.hasOfferCatalog.itemListElement.map(
      ({ itemOffered }: { itemOffered: { name: string } }) => itemOffered.name,
    );
    expect(offered).toHaveLength(services);

    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(trail.itemListElement.at(-1).name);
    const cards = page.getByRole('region', { name: list }).getByRole('article');
    await expect(cards.getByRole('heading')).toHaveText(offered);
    // Each link has a name of its own.
    for (const name of path === '/dauro/arte' ? offered : []) {
      await expect(
        page.getByRole('link', { name: `Más información sobre ${name}`, exact: true }),
      ).toHaveAttribute('href', '/contacto');
    }
  });
}

test('the page of Dauro Cine has figures, stills and buttons that do nothing', async ({ page }) => {
  await page.goto('/dauro/cine');
  const facts = page.getByRole('region', { name: 'Dauro Cine en cifras' });
  await expect(facts.getByRole('definition')).toHaveText(['15+', '8', '20+', '30+']);
  await expect(facts.getByRole('term')).toHaveCount(4);

  const projects = page.getByRole('region', { name: 'Proyectos' }).getByRole('article');
  await expect(projects).toHaveCount(2);
  for (const project of await projects.all()) {
    const still = project.getByRole('img');
    await still.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        still.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
      )
      .toBeGreaterThan(300);
    await expect(still).toHaveAccessibleName(/^Ilustración: /);
    const shape = [await still.getAttribute('width'), await still.getAttribute('height')];
    expect(shape).toEqual(['1280', '720']);
    const button = project.getByRole('button', { name: 'Ver trailer', exact: true });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Próximamente');
    await expect(project.getByText('Próximamente')).toBeVisible();
  }

  const propose = page.getByRole('button', { name: 'Proponer proyecto', exact: true });
  await expect(propose).toHaveAccessibleDescription('Próximamente');
  for (const button of [page.getByRole('button', { name: 'Ver trailer' }).first(), propose]) {
    await button.focus();
    await expect(button).toBeFocused();
    const before = page.url();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await expect(button).toBeFocused();
    expect(page.url()).toBe(before);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await follow(page.getByRole('main'), 'página de contacto', '/contacto');
});

noScript('the services open one panel at a time, and close it again', async ({ page }) => {
  await page.goto('/servicios');
  const fragments = '#publicacion, #guion, #audiovisual, #escritura, #diseno, #innovacion';
  await expect(page.getByRole('main').locator(fragments)).toHaveCount(6);
  const panels = page.getByRole('main').locator('details');
  const summary = (service: string) =>
    panels.locator('summary').filter({ hasText: `Más información sobre ${service}` });
  await expect(panels).toHaveCount(6);
  await expect(page.locator('main details[open]')).toHaveCount(0);
  await summary('Publicación').click();
  await expect(page.getByText('Maquetación y cubierta')).toBeVisible();
  await summary('Diseño').click();
  await expect(page.getByText('Catálogos de arte', { exact: true })).toBeVisible();
  await expect(page.getByText('Maquetación y cubierta')).toBeHidden();
  await expect(page.locator('main details[open]')).toHaveCount(1);
  await summary('Diseño').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main details[open]')).toHaveCount(0);
});

test('the page of Dauro IA shows its figures, and links to its own site', async ({ page }) => {
  await page.goto('/dauro/ia');
  const facts = page.getByRole('region', { name: 'Dauro IA en cifras' });
  await expect(facts.getByRole('definition')).toHaveText(['20+', '150+', /^98\s%$/]);
  const cases = page.getByRole('region', { name: 'Tres casos de uso' });
  await expect(cases.getByRole('article')).toHaveCount(3);
  const link = page.getByRole('link', {
    name: /^Visitar la web de Dauro\sIA \(se abre en una pestaña nueva\)$/,
  });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(link).toHaveAttribute('href', /^https:\/\/ia\./);
});
