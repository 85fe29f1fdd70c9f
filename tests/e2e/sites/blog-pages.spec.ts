import { randomUUID } from 'node:crypto';
import { secretClient } from '../../setup/backend.ts';
import { expect, expectLink, follow } from '../../setup/browser.ts';
import { type OwnSites, test } from '../../setup/own-site.ts';

/**
 * Each test reads the blog from a site that has not rendered it yet, since the site under test shows its pages for
 * another minute. All posts are counted, so no other test may publish one, however old.
 */
test.describe.configure({ lock: ['posts', 'number of posts'] });

async function newSite(sites: OwnSites): Promise<string> {
  await sites.copyBuild(['blog', 'blog/categoria/cine']);
  return (await sites.start()).url;
}

const mark = `pagina-${randomUUID().slice(0, 8)}`;
const blog = () => secretClient().from('blog_posts');

const post = (name: string, day: number) => ({
  slug: `${mark}-${name}`,
  title: `Prueba ${name} zarandajero`,
  excerpt: 'Un extracto de prueba que basta',
  content: 'Un contenido de prueba que pasa con holgura de los cincuenta caracteres.',
  category: 'ia',
  author: mark,
  book_link: '/producto/latido-granada',
  status: 'published',
  published_at: new Date(Date.UTC(2001, 0, day)).toISOString(),
});

test.afterEach(async () => void (await blog().delete().eq('author', mark).throwOnError()));

test('a blog features its newest article, and says which page is open', async ({ page, sites }) => {
  const many = Array.from({ length: 30 }, (_, index) => post(String(index + 1), index + 1));
  const newest = { ...post('nueva', 1), published_at: new Date().toISOString() };
  await blog()
    .insert([...many, newest])
    .throwOnError();
  const counted = await blog()
    .select('id', { count: 'exact', head: true })
    .lte('public_at', new Date().toISOString());
  const pageCount = Math.ceil((counted.count ?? 0) / 12);
  const site = await newSite(sites);

  const pages = page.getByRole('navigation', { name: 'Páginas del blog' });
  await page.goto(`${site}/blog`);
  const featured = page.getByRole('article', { name: 'Artículo destacado' });
  await expect(featured.getByRole('heading', { name: 'Prueba nueva zarandajero' })).toBeVisible();
  await expectLink(featured, 'Ver el libro en la tienda', newest.book_link);
  for (let number = 1; number < pageCount; number += 1) {
    await expect(page.getByText(`Página ${number} de ${pageCount}`)).toBeVisible();
    await follow(pages, 'Más antiguas', `${site}/blog/pagina/${number + 1}`);
  }
  await expect(pages.getByRole('link', { name: 'Más antiguas' })).toHaveCount(0);
  await pages.getByRole('link', { name: 'Más recientes' }).click();
  const before = `/blog/pagina/${pageCount - 1}`;
  await expect(page).toHaveURL(site + before);
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', new RegExp(`${before}$`));

  await page.goto(`${site}/blog?q=zarandajero`);
  await expect(page.getByText('31 artículos', { exact: true })).toBeVisible();
  const results = page.getByRole('navigation', { name: 'Páginas de resultados' });
  await follow(results, 'Siguientes', `${site}/blog?q=zarandajero&pagina=2`);
  await expect(page.getByText('Página 2 de 3')).toBeVisible();
});

test('an empty section shows its announcement', async ({ page, sites }) => {
  const hiding = blog().update({ status: 'draft' }).eq('category', 'cine').select('id');
  const { data: cinema } = await hiding.throwOnError();
  try {
    const site = await newSite(sites);
    await page.goto(`${site}/blog/categoria/cine`);
    await expect(page.getByText('Próximamente')).toBeVisible();
    await follow(page, 'Ver todas las publicaciones', `${site}/blog`);
  } finally {
    const ids = cinema.map(({ id }) => id);
    const shown = { status: 'published', published_at: '2025-07-10T10:00:00Z' };
    await blog().update(shown).in('id', ids).throwOnError();
  }
});
