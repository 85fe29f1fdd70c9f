import sharp from 'sharp';
import { secretClient } from '../../setup/backend.ts';
import { expect, noScript } from '../../setup/browser.ts';
import {
  attachDocument,
  enquiryForms,
  sendEnquiry,
  storedEnquiries,
  writeEnquiry,
} from '../../setup/enquiry.ts';

/** A place in the metadata of a photograph, as telephones write it. */
const secret = 'Carrera del Darro 7, Granada';

noScript('a photograph sent with a form is stored without its metadata', async ({ page }) => {
  const form = enquiryForms[1];
  const name = 'Marina, año 1920.JPG';
  const create = { width: 40, height: 30, channels: 3, background: '#9b1b30' } as const;
  const exif = { IFD0: { ImageDescription: secret, Artist: secret } };
  const buffer = await sharp({ create }).withExif(exif).jpeg().toBuffer();
  expect(buffer.includes(secret)).toBe(true);
  const fields = await writeEnquiry(page, form);
  await attachDocument(page, { name, mimeType: 'image/jpeg', buffer });
  await sendEnquiry(page);
  await expect(page.getByText(form.sent)).toBeVisible();
  const [row] = await storedEnquiries(form, fields.email);
  expect([row.documento_file_name, row.documento_file_type]).toEqual([name, 'image/jpeg']);
  const bucket = secretClient().storage.from('dauro-arte-documents');
  const file = await bucket.download(row.documento_file_path);
  if (file.error) throw file.error;
  expect(Buffer.from(await file.data.arrayBuffer()).includes(secret)).toBe(false);
});
