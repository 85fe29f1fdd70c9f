import { HtmlValidate } from 'html-validate';
import { expect, test } from '../setup/browser.ts';
import { htmlRules, withoutEmptyActions } from '../setup/html-rules.ts';
import { publicRoutes, unknownRoutes } from '../setup/routes.ts';

const validator = new HtmlValidate(htmlRules);

async function complaints(html: string): Promise<string[]> {
  const { results } = await validator.validateString(withoutEmptyActions(html));
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
}

test('html-validate reports a broken page', async () => {
  const found = await complaints('<ul><p>Sin orden</p></ul>');
  expect(found.join('\n')).toContain('element-permitted-content');
});

test.describe('html-validate finds no errors in', () => {
  for (const path of [...publicRoutes, ...unknownRoutes, '/auth', '/auth?vista=registro']) {
    test(path, async ({ request }) => {
      const answer = await request.get(path);
      expect(answer.headers()['content-type']).toContain('text/html');
      expect(await complaints(await answer.text())).toEqual([]);
    });
  }

  test('the page of a refused message', async ({ request }) => {
    const answer = await request.post('/contacto/enviar', { form: { name: 'x' } });
    expect(answer.status()).toBe(400);
    expect(await complaints(await answer.text())).toEqual([]);
  });
});
