import { createClient } from '@supabase/supabase-js';
import { newInvitation } from '../../lib/auth/new-invitation.ts';
import { parseAdminEnvironment } from '../../lib/env-schema.ts';
import { asciiAddress } from '../../lib/text/addresses.ts';
import { Failure } from '../shared/failure.ts';
import { runCommand } from './lifecycle.ts';
import { readEnvironment } from './running-environment.ts';

const usage =
  'Uso: npm run admin -- <correo>; npm run admin -- --without-factor <correo>; npm run admin -- --second-factor <optional|staff>';

function connect() {
  const { SITE_URL, SUPABASE_URL, SUPABASE_SECRET_KEY } = readEnvironment(
    process.cwd(),
    parseAdminEnvironment,
  );
  const auth = { persistSession: false, autoRefreshToken: false };
  return { siteUrl: SITE_URL, supabase: createClient(SUPABASE_URL, SUPABASE_SECRET_KEY, { auth }) };
}

/** The data of an answer; an error ends the command with one sentence. */
function must<Data>({ data, error }: { data: Data; error: { message: string } | null }): Data {
  if (error?.message.includes('fetch failed')) {
    throw new Failure('No se llega a Supabase: comprueba SUPABASE_URL y que está en marcha.');
  }
  if (error) throw new Failure(`Supabase no lo acepta: ${error.message}.`);
  return data;
}

/** Invites an address to administrate. The link is printed as well, because mail may not be set up yet. */
async function invite(email: string): Promise<void> {
  const { siteUrl, supabase } = connect();
  const role = 'admin';
  const address = asciiAddress(email);
  const { digest, link, mail } = newInvitation({ email: address, role, siteUrl });
  const { error } = await supabase.rpc('invite', { address, offered_role: role, digest });
  if (error?.code === '23505') throw new Failure(`${email} ya administra el sitio.`);
  must({ data: null, error });
  must(await supabase.from('mail_outbox').insert({ kind: 'direct', ...mail }));
  console.log(`Invitación para ${email}, que vale una vez y durante tres días:\n${link}`);
}

/** Removes the second factor of somebody who lost it and whom no other admin can help, and ends their sessions. */
async function removeFactors(email: string): Promise<void> {
  const { supabase } = connect();
  const about = { about_kind: 'cuenta', about: asciiAddress(email) };
  const userId = must(await supabase.rpc('record_event', { kind: 'factor_baja', ...about }));
  if (!userId) throw new Failure(`No hay ninguna cuenta con la dirección ${email}.`);
  const { mfa } = supabase.auth.admin;
  const { factors } = must(await mfa.listFactors({ userId })) ?? { factors: [] };
  must(await supabase.rpc('end_sessions', { account: userId }));
  for (const { id } of factors) must(await mfa.deleteFactor({ id, userId }));
  console.log(`Factores quitados a ${email}: ${factors.length}. Queda anotado en /admin/registro.`);
}

/** `npm run admin`: the first admin, the last admin's lost factor, and who needs a second factor. */
await runCommand(async () => {
  const [first = '', second, ...others] = process.argv.slice(2);
  const isAddress = (text = '') => /^[^@\s]+@[^@\s]+$/.test(text);
  if (isAddress(first) && second === undefined) await invite(first);
  else if (first === '--without-factor' && second && isAddress(second) && others.length === 0)
    await removeFactors(second);
  else if (first === '--second-factor' && (second === 'optional' || second === 'staff'))
    console.log(
      `La base de datos pide el segundo paso: ${must(await connect().supabase.rpc('second_factor', { required_of: second }))}. Pon también SECOND_FACTOR=${second} en el sitio.`,
    );
  else throw new Failure(usage);
  return 0;
});
