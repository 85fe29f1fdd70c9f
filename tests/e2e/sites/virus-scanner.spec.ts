import { expect, noScript, see, test } from '../../setup/browser.ts';
import { StandInClamd } from '../../setup/clamd.ts';
import { type Instance, OwnSites } from '../../setup/own-site.ts';
import * as editorial from '../../setup/proposal.ts';

/** A site with a virus scanner; tests/database/uploads-ahead.test.ts sends the files before their form. */
test.describe.configure({ lock: 'files' });

const refusal = 'El antivirus ha encontrado un virus: límpialo antes de volver a adjuntarlo';
const sites = new OwnSites();
let clamd: StandInClamd;
let site: Instance;

test.beforeAll(async () => {
  clamd = await StandInClamd.start();
  await sites.copyBuild();
  site = await sites.start({ CLAMAV_URL: clamd.url, FORM_RATE_LIMIT: '1000' });
});
test.afterAll(async () => {
  await sites.close();
  await clamd.close();
});

noScript('files with a virus, or without an answer, are not kept', async ({ page }) => {
  const before = await editorial.fileNames();
  const proposal = await editorial.writeProposal(page, editorial.newProposal(), site.url);
  const send = async () => {
    await editorial.attach(page, proposal);
    await editorial.submit(page);
  };

  clamd.mode = 'found';
  await send();
  await expect(page.getByText(refusal, { exact: true }).last()).toBeVisible();
  await expect(page.getByLabel(/^Obra/)).toHaveAccessibleDescription(/límpialo antes/);
  expect(site.said()).toContain('Virus scanner: Eicar-Signature in a file of');

  clamd.mode = 'closing';
  await send();
  await see(page, editorial.failed, editorial.advice);
  expect(site.said()).toContain(`Virus scanner ${clamd.url} gives no answer`);
  expect(await editorial.stored(proposal.fields.email)).toEqual([]);
  expect(await editorial.fileNames()).toEqual(before);

  clamd.mode = 'clean';
  await send();
  await expect(page.getByText(editorial.sent)).toBeVisible();
  await editorial.expectStoredOnce(proposal);
});
