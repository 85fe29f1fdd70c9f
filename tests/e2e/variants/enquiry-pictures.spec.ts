import sharp from 'sharp';
import { secretClient } from '../../setup/backend.ts';
import { expect, noScript, test } from '../../setup/browser.ts';
import {
  enquirer,
  enquiryForms,
  fillEnquiry,
  sendEnquiry,
  storedEnquiries,
} from '../../setup/enquiry.ts';
import { expectReceived } from '../../setup/uploads.ts';

/** A photograph with a place in its metadata, as telephones write it. */
const secret = 'Carrera del Darro 7, Granada';
const photograph = async (format: 'jpeg' | 'png') => {
  const blank = { width: 40, height: 30, channels: 3, background: '#9b1b30' } as const;
  const made = sharp({ create: blank })
    .withExif({ IFD0: { ImageDescription: secret, Artist: secret } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${secret}</x:xmpmeta>`);
  return made.toFormat(format).toBuffer();
};

for (const form of enquiryForms) {
  for (const [format, name, mimeType] of [
    ['jpeg', 'Marina, año 1920.JPG', 'image/jpeg'],
    ['png', 'marina.png', 'image/png'],
  ] as const) {
    for (const [scenario, way] of [
      [test, 'ahead of the form'],
      [noScript, 'with the form'],
    ] as const) {
      scenario(
        `«${form.heading}»: a ${format} ${way} is stored without its metadata`,
        async ({ page }) => {
          const [fields, buffer] = [enquirer(), await photograph(format)];
          expect(buffer.includes(secret)).toBe(true);
          await page.goto(form.path);
          await fillEnquiry(page, fields, form.service);
          await page.getByLabel(/^Documento/).setInputFiles({ name, mimeType, buffer });
          if (scenario === test) await expectReceived(page, 1);
          await sendEnquiry(page);
          await expect(page.getByText(form.sent)).toBeVisible();
          const [row, ...others] = await storedEnquiries(form, fields.email);
          expect(others).toEqual([]);
          expect(row.documento_file_name).toBe(name);
          expect(row.documento_file_type).toBe(mimeType);
          expect(row.documento_file_path).toMatch(
            new RegExp(`^${form.folder}/\\d{13}-[0-9a-f]{12}\\.(?:jpg|png)$`),
          );
          const bucket = secretClient().storage.from('dauro-arte-documents');
          const file = await bucket.download(row.documento_file_path);
          if (file.error) throw file.error;
          const kept = Buffer.from(await file.data.arrayBuffer());
          expect(kept.includes(secret)).toBe(false);
          const { data } = await sharp(kept).raw().toBuffer({ resolveWithObject: true });
          expect(data.equals(await sharp(buffer).raw().toBuffer())).toBe(true);
        },
      );
    }
  }
}
