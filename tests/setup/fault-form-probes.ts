import { docx, pdf } from '../fixtures/documents.ts';
import { secretClient } from './backend.ts';
import { messageForm, storedMessages } from './contact.ts';
import { enquirer, enquiryForms, storedEnquiries } from './enquiry.ts';
import { ask, type Probe, partsOf, post, type Scene, sentenceIn, textOf } from './fault-scene.ts';
import { remarks } from './fault-words.ts';
import { author, fileNames, stored } from './proposal.ts';
import { sendAhead } from './uploads.ts';

const { asAlways } = remarks;

/** Whether a page contains the typed values, so that they need not be typed again. */
const keptOf = (isStored: boolean, isTyped: boolean): string => {
  if (isStored) return remarks.stored;
  return isTyped ? remarks.notStored : 'nothing, and what was typed is lost';
};

async function contact(scene: Scene) {
  const form = { ...messageForm(), subject: 'Una duda' };
  const body = new URLSearchParams(form);
  const answer = await ask(scene, '/contacto/enviar', { method: 'POST', body });
  const rows = await storedMessages(form.email);
  const isDone = answer.headers.get('location')?.endsWith('/gracias') === true;
  const seen = isDone ? asAlways : sentenceIn(textOf(await answer.text()));
  return { status: answer.status, seen, ids: rows.map(({ id }) => String(id)) };
}

async function proposal(scene: Scene) {
  const [fields, files] = [author(), await fileNames()];
  const { status, html } = await post(scene, '/dauro/editorial/propuesta', [
    ...partsOf({ ...fields, tipo_obra: 'novela', consent: 'on' }),
    { name: 'obra', filename: 'obra.pdf', value: pdf().buffer },
    { name: 'curriculum', filename: 'curriculum.docx', value: docx().buffer },
  ]);
  const rows = await stored(fields.email);
  const strays = (await fileNames()).length - files.length - 2 * rows.length;
  if (strays !== 0) throw new Error(`${strays} files without a row`);
  const typed = html.includes(fields.email) && html.includes(fields.titulo_obra);
  const ids = rows.map(({ row }) => String(row.id));
  return { status, seen: sentenceIn(textOf(html)), kept: keptOf(ids.length > 0, typed), ids };
}

/** Waits until a mail of a submission was tried; afterwards all are still queued, or other instances sent them. */
async function lettersOf([id = '']: readonly string[]): Promise<string> {
  const until = Date.now() + 15_000;
  while (Date.now() < until) {
    const { data, error } = await secretClient()
      .from('mail_outbox')
      .select('attempts, gave_up_at')
      .eq('submission_id', id);
    if (error) throw error;
    if (data.some(({ gave_up_at }) => gave_up_at)) return 'a letter is given up';
    if (data.some(({ attempts }) => attempts > 0)) return remarks.waits;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return 'no letter is queued';
}

/** The probes that submit forms; each returns the outcome and what is stored. */
export const formProbes: Record<string, Probe> = {
  contact: async (scene) => {
    const { ids, ...rest } = await contact(scene);
    return { ...rest, kept: ids.length > 0 ? remarks.stored : remarks.stepBack };
  },
  contactMail: async (scene) => {
    const { ids, ...rest } = await contact(scene);
    return { ...rest, kept: await lettersOf(ids) };
  },
  enquiry: async (scene) => {
    const [form, fields] = [enquiryForms[0], enquirer()];
    const parts = partsOf({ ...fields, servicio: form.servicio, consent: 'on' });
    const { status, html } = await post(scene, form.path, parts);
    const rows = await storedEnquiries(form, fields.email);
    const kept = keptOf(rows.length > 0, html.includes(fields.email));
    return { status, seen: sentenceIn(textOf(html)), kept };
  },
  signIn: async (scene) => {
    const email = 'equipo@dauro.test';
    const parts = partsOf({ email, password: 'granada-2026' });
    const { status, html } = await post(scene, '/auth', parts);
    return { status, seen: sentenceIn(textOf(html)), kept: keptOf(false, html.includes(email)) };
  },
  purchase: async (scene) => {
    const body = new URLSearchParams({ variante: scene.variant });
    const answer = await ask(scene, '/tienda/pagar', { method: 'POST', body });
    const seen = sentenceIn(textOf(await answer.text()));
    return { status: answer.status, seen, kept: remarks.cart };
  },
  announce: async (scene) => {
    const sending = { key: crypto.randomUUID(), from: scene.from, site: scene.url };
    const { status, reference } = await sendAhead('/subidas/editorial/obra', pdf(), sending);
    if (reference) return { status, seen: asAlways, kept: remarks.stored };
    return { status, seen: remarks.failure, kept: remarks.unsent };
  },
  proposal: async (scene) => {
    const { ids: _, ...rest } = await proposal(scene);
    return rest;
  },
  proposalMail: async (scene) => {
    const { ids, ...rest } = await proposal(scene);
    return { ...rest, kept: await lettersOf(ids) };
  },
};
