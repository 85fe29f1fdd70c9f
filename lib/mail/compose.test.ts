import { describe, expect, it } from 'vitest';
import { site } from '@/lib/site';
import { composeMail, type QueuedMail } from './compose';
import { asHtml, asText } from './mail';

const queued: QueuedMail = {
  kind: 'acknowledgement',
  area: 'editorial',
  reference: 'PE-7K3M9QX2',
  recipient: 'zoraida@autora.example',
  sender: 'Zoraida',
  title: 'Agua & «fuego»',
  token: 'A'.repeat(43),
  notices: [],
  subject: null,
  body: null,
};

describe('the acknowledgement', () => {
  it('has the reference and the private address, as text and as HTML', () => {
    const mail = composeMail(queued);
    expect(mail).toMatchObject({
      to: 'zoraida@autora.example',
      replyTo: site.email.editorial,
      subject: 'Hemos recibido tu propuesta editorial (PE-7K3M9QX2)',
    });
    const address = `https://grupodauro.example/propuesta/${queued.token}`;
    expect(asText(mail)).toContain(`\n${address}\n`);
    expect(asText(mail)).toContain('Hola, Zoraida:');
    expect(asText(mail)).toContain('«Agua & “fuego”» ya ha llegado');
    expect(asHtml(mail)).toContain(`href="${address}"`);
    expect(asHtml(mail)).toContain('«Agua &amp; “fuego”»');
  });

  it('repeats no advertising from a form, and escapes markup', () => {
    const sender = 'Compra en https://estafa.example';
    const mail = composeMail({ ...queued, sender, title: '<script>alert(1)</script>' });
    expect(asText(mail)).not.toContain('estafa');
    expect(asText(mail)).toContain('Hola:');
    expect(asHtml(mail)).not.toContain('<script');
  });

  it.each([
    ['dauro-arte', 'Hemos recibido tu consulta a Dauro Arte (DA-22222222)'],
    ['servicios', 'Hemos recibido tu solicitud de información (DA-22222222)'],
    ['contacto', 'Hemos recibido tu mensaje (DA-22222222)'],
  ] as const)('of %s has no private address', (area, subject) => {
    const facts = { area, reference: 'DA-22222222', title: null, token: null };
    const mail = composeMail({ ...queued, ...facts });
    expect(mail.subject).toBe(subject);
    expect(asText(mail)).not.toContain('/propuesta/');
  });
});

describe('a mail to the house', () => {
  it.each([
    ['notice', 'Nueva propuesta editorial'],
    ['withdrawal', 'Propuesta retirada por su autor'],
  ] as const)('%s names the reference and no person', (kind, subject) => {
    const mail = composeMail({ ...queued, kind, recipient: null });
    expect(mail.subject).toBe(`${subject} (PE-7K3M9QX2)`);
    const all = asText(mail) + asHtml(mail) + mail.subject;
    expect(mail.to).toBe(site.email.editorial);
    expect(all).toContain('PE-7K3M9QX2');
    expect(all).toContain('https://grupodauro.example/admin/editorial?q=PE-7K3M9QX2');
    for (const personal of ['Zoraida', 'autora.example', 'Agua', queued.token ?? ''])
      expect(all).not.toContain(personal);
  });

  it.each([
    ['dauro-arte', 'Nueva consulta a Dauro Arte'],
    ['servicios', 'Nueva solicitud de servicios'],
  ] as const)('from %s begins with «%s» and leads to its inbox', (area, subject) => {
    const mail = composeMail({ ...queued, area, kind: 'notice', recipient: null });
    expect(mail.subject).toContain(subject);
    expect(asText(mail)).toContain(`/admin/${area}?q=PE-7K3M9QX2`);
  });

  it('names what was found in the files, once each', () => {
    const notices = ['local_links', 'embedded_object', 'local_links', 'of a later version'];
    expect(asText(composeMail({ ...queued, kind: 'notice', recipient: null, notices }))).toContain(
      'Sobre los archivos: Remite a archivos del ordenador del autor: pueden faltar imágenes; Lleva un objeto incrustado.',
    );
    const withdrawal = asText(composeMail({ ...queued, kind: 'withdrawal', notices }));
    expect(withdrawal).not.toContain('archivos:');
  });
});

it('a letter of the staff is sent unchanged', () => {
  const mail = composeMail({
    ...queued,
    kind: 'letter',
    token: null,
    subject: 'Sobre «Agua»',
    body: 'Hola, Zoraida:\n\nhttps://a.example/?b=1&c\n\n<b>Gracias</b>,\nDauro',
  });
  expect(mail).toMatchObject({
    to: 'zoraida@autora.example',
    replyTo: site.email.editorial,
    subject: 'Sobre «Agua»',
    paragraphs: ['Hola, Zoraida:', 'https://a.example/?b=1&c', '<b>Gracias</b>,\nDauro'],
  });
  expect(asText(mail)).toContain('PE-7K3M9QX2');
  expect(asHtml(mail)).toContain('<p dir="auto">&lt;b&gt;Gracias&lt;/b&gt;,<br>Dauro</p>');
  expect(asHtml(mail)).toMatch(
    /<p dir="auto"><a href="https:..a.example.\?b=1&amp;c" [^>]*>https:..a.example/,
  );
});
