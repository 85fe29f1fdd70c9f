import type { Page } from '@playwright/test';
import { expect, test } from '../setup/browser.ts';
import { withAndWithout } from '../setup/with-and-without.ts';

const structuredData = async (page: Page) => {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  return blocks.flatMap((block) => JSON.parse(block));
};

/** The services of each page in the order of the page. */
const offers = {
  '/dauro/arte': [
    'Informes periciales',
    'Tasación y valoración',
    'Análisis de autenticidad',
    'Gestión de venta',
    'Portfolio artístico',
    'Museos e instituciones',
  ],
  '/dauro/cine': ['Producción', 'Postproducción', 'Distribución', 'Formación'],
  '/dauro/ia': [
    'Diagnóstico y estrategia',
    'Asistentes a medida',
    'Lengua y corrección',
    'Traducción asistida',
    'Archivos y fondos',
    'Imagen con identidad',
    'Voz y audio',
    'Datos y previsión',
    'Formación de equipos',
  ],
  '/servicios': ['Publicación', 'Guion', 'Audiovisual', 'Escritura', 'Diseño', 'Innovación'],
};

const pages = [
  { path: '/dauro/arte', title: 'Dauro Arte', list: 'Lo que hacemos con una obra', steps: 3 },
  { path: '/dauro/cine', title: 'Dauro Cine', list: 'De la página a la sala', steps: 3 },
  { path: '/dauro/ia', title: 'Dauro IA', list: 'Nueve maneras de empezar', steps: 3 },
  { path: '/servicios', title: 'Nuestros Servicios', list: 'Seis oficios', steps: 2 },
] as const;

for (const { path, title, list, steps } of pages) {
  test(`${path} lists its services, also as structured data`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(new RegExp(title));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const cards = page.getByRole('region', { name: list }).getByRole('article');
    await expect(cards.getByRole('heading')).toHaveText(offers[path]);

    const [trail, service] = await structuredData(page);
    expect(trail['@type']).toBe('BreadcrumbList');
    expect(trail.itemListElement).toHaveLength(steps);
    expect(trail.itemListElement.at(-1)).toMatchObject({ name: title });
    expect(new URL(service.url).pathname).toBe(path);
    const offered = service.hasOfferCatalog.itemListElement.map(
      ({ itemOffered }: { itemOffered: { name: string } }) => itemOffered.name,
    );
    expect(offered).toEqual(offers[path]);
  });
}

test.describe('the page of Dauro Arte', () => {
  test('links from every service to the contact page, each link with a distinct name', async ({
    page,
  }) => {
    await page.goto('/dauro/arte');
    const links = page.getByRole('main').getByRole('link', { name: 'Más información' });
    await expect(links).toHaveCount(6);
    for (const service of offers['/dauro/arte']) {
      await expect(
        page.getByRole('link', { name: `Más información sobre ${service}`, exact: true }),
      ).toHaveAttribute('href', '/contacto');
    }
    await expect(page.getByRole('region', { name: 'Nuestra visión' })).toBeVisible();
  });
});

for (const [scenario, way] of withAndWithout) {
  scenario.describe(`the page of Dauro Cine, ${way} JavaScript`, () => {
    scenario.beforeEach(async ({ page }) => {
      await page.goto('/dauro/cine');
    });

    scenario('shows its four figures', async ({ page }) => {
      const facts = page.getByRole('region', { name: 'Dauro Cine en cifras' });
      await expect(facts.getByRole('definition')).toHaveText(['15+', '8', '20+', '30+']);
      await expect(facts.getByRole('term')).toHaveText([
        'producciones',
        'premios',
        'festivales',
        'colaboradores',
      ]);
    });

    scenario('shows two projects without trailers', async ({ page }) => {
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
    });

    scenario('has focusable buttons that do nothing', async ({ page }) => {
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
    });

    scenario('links to the contact page', async ({ page }) => {
      await page.getByRole('main').getByRole('link', { name: 'página de contacto' }).click();
      await expect(page).toHaveURL('/contacto');
    });
  });

  scenario.describe(`the services, ${way} JavaScript`, () => {
    scenario('open one panel at a time, and close it again', async ({ page }) => {
      await page.goto('/servicios');
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
  });
}

test('every service has a fragment address, and its name in that of its panel', async ({
  page,
}) => {
  await page.goto('/servicios');
  for (const key of ['publicacion', 'guion', 'audiovisual', 'escritura', 'diseno', 'innovacion']) {
    await expect(page.locator(`article#${key}`)).toBeVisible();
  }
  const tree = await page.getByRole('region', { name: 'Seis oficios' }).ariaSnapshot();
  for (const service of offers['/servicios']) {
    expect(tree).toContain(`Más información sobre ${service}`);
  }
});

test.describe('the page of Dauro IA', () => {
  test('shows its figures and uses, and links to its own site in a new tab', async ({ page }) => {
    await page.goto('/dauro/ia');
    const facts = page.getByRole('region', { name: 'Dauro IA en cifras' });
    await expect(facts.getByRole('definition')).toHaveText(['20+', '150+', /^98\s%$/]);
    await expect(facts.getByRole('term')).toHaveText([
      'años de experiencia',
      'proyectos de IA',
      'de satisfacción',
    ]);
    const cases = page.getByRole('region', { name: 'Tres casos de uso' });
    await expect(cases.getByRole('article')).toHaveCount(3);
    const link = page.getByRole('link', {
      name: /^Visitar la web de Dauro\sIA \(se abre en una pestaña nueva\)$/,
    });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(link).toHaveAttribute('href', /^https:\/\/ia\./);
  });
});
