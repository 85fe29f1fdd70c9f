import { type FormArea, specOf } from '@/lib/form-areas';
import { hoursInWords, site } from '@/lib/site';
import { messages } from '@/messages/es';

/** A fact that a legal text inserts as `{key}`: a text, or a text with a link. */
type Fact = { text: string; href?: string };

const { address, company, email, phone } = site;
const mail = (to: string): Fact => ({ text: to, href: `mailto:${to}` });
const months = (area: FormArea): Fact => ({ text: `${specOf(area).retentionMonths}\u00a0meses` });

/** A calendar day in words; noon gives the same day in every time zone. */
export const dayInWords = (day: string): string =>
  new Intl.DateTimeFormat(site.locale, { dateStyle: 'long', timeZone: site.timeZone }).format(
    new Date(`${day}T12:00:00Z`),
  );

/** All facts that the legal texts may insert. The owner's facts come from lib/site.ts only. */
export const facts: Readonly<Record<string, Fact>> = {
  name: { text: site.name },
  publisher: { text: site.publisher },
  legalName: { text: company.legalName },
  nif: { text: company.nif },
  registry: { text: company.registry },
  address: {
    text: `${address.street}, ${address.postalCode}\u00a0${address.city}`,
  },
  city: { text: address.city },
  phone: { text: phone.display, href: phone.href },
  email: mail(email.info),
  privacyEmail: mail(email.privacy),
  dpoEmail: mail(email.dataProtectionOfficer),
  hours: { text: hoursInWords },
  consentVersion: { text: dayInWords(messages.legalDocuments.privacy.updated) },
  updated: { text: dayInWords(messages.legalDocuments.accessibility.updated) },
  retentionContact: months('contacto'),
  retentionEditorial: months('editorial'),
  retentionArt: months('dauro-arte'),
  retentionServices: months('servicios'),
  privacy: { text: 'política de privacidad', href: '/privacidad' },
  terms: { text: 'términos y condiciones', href: '/terminos' },
  legalNotice: { text: 'aviso legal', href: '/aviso-legal' },
  cookies: { text: 'política de cookies', href: '/cookies' },
  contact: { text: 'formulario de contacto', href: '/contacto' },
  aepd: { text: 'Agencia Española de Protección de Datos', href: 'https://www.aepd.es/' },
  complaints: { text: 'Consumo Responde', href: 'https://www.consumoresponde.es/' },
  ecc: { text: 'Centro Europeo del Consumidor', href: 'https://cec.consumo.gob.es/' },
};

/** Splits a text into words and facts. An unknown `{key}` stays in the text. */
export function piecesOf(text: string): { key: string; fact: Fact }[] {
  const pieces = text.split(/(\{\w+\})/).filter(Boolean);
  return pieces.map((piece, index) => {
    const fact = piece.startsWith('{') ? facts[piece.slice(1, -1)] : undefined;
    return { key: `${index}`, fact: fact ?? { text: piece } };
  });
}
