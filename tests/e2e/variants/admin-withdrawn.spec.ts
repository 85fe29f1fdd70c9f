import { secretClient } from '../../setup/backend.ts';
import { expect, test } from '../../setup/browser.ts';
import { insertEntries, newMark, removeEntries } from '../../setup/entries.ts';
import { signIn } from '../../setup/sign-in.ts';

const table = 'editorial_submissions';
/** The columns of a row after `withdraw_proposal`. */
const withdrawn = { status: 'retirada', obra_file_path: null, curriculum_file_path: null };

test.describe('a proposal that its author has withdrawn', () => {
  test('can only be archived', async ({ page }) => {
    const mark = newMark();
    const [id] = await insertEntries(table, mark, 1, () => withdrawn);
    await page.goto(`/admin/editorial/${id}`);
    await signIn(page, 'equipo');
    const state = page.getByLabel('Estado');
    await expect(state.getByRole('option')).toHaveText(['Archivada', 'Retirada']);
    await expect(state).toHaveValue('retirada');
    await state.selectOption('Archivada');
    await page.getByRole('button', { name: 'Cambiar estado' }).click();
    await expect(page.getByText('Estado actualizado')).toBeVisible();
    await expect(state).toHaveValue('archivada');
    await expect(state.getByRole('option')).toHaveText(['Archivada', 'Retirada']);
    await removeEntries(table, mark);
  });

  test('shows the withdrawal in a tab that was opened before', async ({ page }) => {
    const mark = newMark();
    const [id] = await insertEntries(table, mark);
    await page.goto(`/admin/editorial/${id}`);
    await signIn(page, 'equipo');
    await expect(page.getByLabel('Estado').getByRole('option')).toHaveCount(5);
    await secretClient().from(table).update(withdrawn).eq('id', id);
    await page.getByLabel('Estado').selectOption('Aceptada');
    await page.getByRole('button', { name: 'Cambiar estado' }).click();
    await expect(page.getByText('No se pudo cambiar el estado')).toBeVisible();
    await expect(
      page.getByText(
        'Su autor ha retirado la propuesta y ya no tiene archivos: solo puede quedar retirada o archivada.',
      ),
    ).toBeVisible();
    const { data } = await secretClient().from(table).select('status').eq('id', id);
    expect(data).toEqual([{ status: 'retirada' }]);
    await removeEntries(table, mark);
  });
});
