-- Forms that arrive at the same moment counted the acknowledgements before any of them was queued, and all were sent.
create or replace function public.owe_mail() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  secret_token text;
  is_flood boolean;
begin
  if tg_argv[0] = 'editorial' then
    -- Three random identifiers of 122 bits each, hashed to 256 bits and written in the URL-safe alphabet of base64.
    secret_token := rtrim(translate(encode(sha256(
      uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
    ), 'base64'), '+/', '-_'), '=');
    update public.editorial_submissions
    set tracking_token_hash = encode(sha256(convert_to(secret_token, 'UTF8')), 'hex')
    where id = new.id;
  end if;
  -- The sender's address is not verified: without this limit the form could flood the mailbox of a third person. The forms
  -- of one address are counted one after the other.
  perform pg_advisory_xact_lock(hashtext('mail ' || lower(new.email)));
  select count(*) >= 5 into is_flood from public.mail_outbox
  where lower(recipient) = lower(new.email) and created_at > now() - interval '1 hour';
  if not is_flood then
    insert into public.mail_outbox (kind, area, submission_id, recipient, token)
    values ('acknowledgement', tg_argv[0], new.id, new.email, secret_token);
  end if;
  insert into public.mail_outbox (kind, area, submission_id) values ('notice', tg_argv[0], new.id);
  return null;
end;
$$;
