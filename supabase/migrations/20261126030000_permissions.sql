-- A permission has an object: one of the four inboxes, the posts, the pictures; 'office' for what every member of staff
-- may do, 'house' for people, templates and personal data, 'erasing' for submissions and their files. All policies and
-- functions ask the same function, so a role for one inbox is a branch here and a value in user_roles_role_known.

-- Security definer, because callers may not read roles.
create function private.account_works_on(account uuid, what text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.user_roles as held
    where held.user_id = account and case held.role
      when 'admin' then true
      when 'staff' then what not in ('house', 'erasing')
      else false
    end
  );
$$;
comment on function private.account_works_on(uuid, text) is
  'Whether the account may work on an inbox, posts, pictures, office, house or erasing. lib/auth/roles.ts repeats the rule.';

create function private.works_on(what text) returns boolean
language sql stable security definer set search_path = ''
as $$ select private.account_works_on((select auth.uid()), what); $$;
comment on function private.works_on(text) is
  'Whether the caller may work on it. For policies: (select private.works_on(''posts'')).';

grant execute on function private.works_on(text) to authenticated, service_role;
grant execute on function private.account_works_on(uuid, text) to service_role;

alter policy "own roles and admins read" on public.user_roles
  using (user_id = (select auth.uid()) or (select private.works_on('house')));
alter policy "admins grant" on public.user_roles with check ((select private.works_on('house')));
alter policy "admins change" on public.user_roles
  using ((select private.works_on('house'))) with check ((select private.works_on('house')));
alter policy "admins revoke" on public.user_roles using ((select private.works_on('house')));
alter policy "admins read role changes" on public.role_changes using ((select private.works_on('house')));
alter policy "admins read the record" on public.office_records using ((select private.works_on('house')));

alter policy "accounts read public posts and staff all" on public.blog_posts
  using (public_at <= now() or (select private.works_on('posts')));
alter policy "staff write posts" on public.blog_posts with check ((select private.works_on('posts')));
alter policy "staff edit posts" on public.blog_posts
  using ((select private.works_on('posts'))) with check ((select private.works_on('posts')));
alter policy "staff delete posts" on public.blog_posts using ((select private.works_on('posts')));
alter policy "staff read former slugs" on public.blog_post_slugs using ((select private.works_on('posts')));
alter policy "staff read revisions" on public.blog_post_revisions using ((select private.works_on('posts')));

alter policy "staff read images" on public.blog_images using ((select private.works_on('pictures')));
alter policy "staff add images" on public.blog_images with check ((select private.works_on('pictures')));
alter policy "staff change images" on public.blog_images
  using ((select private.works_on('pictures'))) with check ((select private.works_on('pictures')));
alter policy "staff delete unused images" on public.blog_images
  using ((select private.works_on('pictures')) and not (select private.is_image_used(name)));

alter policy "staff read reviews" on public.submission_reviews using ((select private.works_on('editorial')));
alter policy "staff review" on public.submission_reviews
  with check ((select private.works_on('editorial')) and author = (select auth.uid()));
alter policy "staff change their review" on public.submission_reviews
  using ((select private.works_on('editorial')) and author = (select auth.uid()))
  with check ((select private.works_on('editorial')) and author = (select auth.uid()));
alter policy "staff read templates" on public.letter_templates using ((select private.works_on('office')));
alter policy "admins add templates" on public.letter_templates with check ((select private.works_on('house')));
alter policy "admins change templates" on public.letter_templates
  using ((select private.works_on('house'))) with check ((select private.works_on('house')));
alter policy "admins remove templates" on public.letter_templates using ((select private.works_on('house')));

alter policy "staff read files" on storage.objects
  using (
    name not like 'quarantine/%' and case
      when bucket_id = 'blog-images' then (select private.works_on('pictures'))
      when bucket_id = 'editorial-submissions' then (select private.works_on('editorial'))
      when bucket_id <> 'dauro-arte-documents' then false
      when name like 'services/%' then (select private.works_on('servicios'))
      else (select private.works_on('dauro-arte'))
    end
  );
alter policy "staff add blog images" on storage.objects
  with check (
    bucket_id = 'blog-images' and (select private.works_on('pictures'))
    and name ~* '\.(jpe?g|png|webp|avif|gif)$'
    and coalesce(metadata ->> 'mimetype', 'image/png') in ('image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif')
  );
alter policy "staff replace blog images" on storage.objects
  using (bucket_id = 'blog-images' and (select private.works_on('pictures')))
  with check (
    bucket_id = 'blog-images' and (select private.works_on('pictures'))
    and name ~* '\.(jpe?g|png|webp|avif|gif)$'
    and coalesce(metadata ->> 'mimetype', 'image/png') in ('image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif')
  );
alter policy "staff remove blog images and admins visitors' files" on storage.objects
  using (
    (bucket_id = 'blog-images' and (select private.works_on('pictures')))
    or (bucket_id in ('editorial-submissions', 'dauro-arte-documents') and (select private.works_on('erasing')))
  );

-- In each of the listed functions one condition changes, so it is replaced in the definition that the database holds.
do $$
declare
  reads constant text := 'exists (select from public.user_roles where user_id = reader and role in (''staff'', ''admin''))';
  areas constant text[] := array['editorial', 'dauro-arte', 'servicios', 'contacto'];
  -- One subquery for each inbox, because a function of the row's own area would run for each row.
  works_on_its_area constant text := (
    select 'case area ' || string_agg(format('when %1$L then (select private.works_on(%1$L))', area), ' ') || ' else false end'
    from unnest(areas) as area
  );
  change record;
  inbox record;
begin
  execute format('alter policy "staff read notes" on public.submission_notes using (%s)', works_on_its_area);
  execute format('alter policy "staff add notes" on public.submission_notes
    with check (%s and author = (select auth.uid()))', works_on_its_area);
  execute format('alter policy "staff read letters" on public.submission_letters using (%s)', works_on_its_area);
  execute format('alter policy "staff read the history" on public.submission_events using (%s)', works_on_its_area);

  for change in
    select * from (values
      ('private.list_people(text, timestamptz, uuid, integer, boolean)', 'private.is_admin()', 'private.works_on(''house'')'),
      ('private.erase_accounts(text)', 'private.is_admin()', 'private.works_on(''house'')'),
      ('private.list_blog_images(text, boolean, uuid, timestamptz, uuid, integer, boolean)',
        'private.is_staff()', 'private.works_on(''pictures'')'),
      ('private.staff_members()', 'private.is_staff()', 'private.works_on(''office'')'),
      ('private.send_letter(text, uuid, text, text, text, uuid, integer, text, text)',
        'private.is_staff()', 'private.works_on(letter_area)'),
      ('private.letter_states(text, uuid)', 'private.is_staff()', 'private.works_on(letter_area)'),
      ('private.record_download(text, uuid, text)', 'private.is_staff()', 'private.works_on(download_area)'),
      ('private.record_reading(text, uuid, text)', 'private.is_staff()', 'private.works_on(reading_area)'),
      ('private.record_export(text, text, date, date, boolean)',
        'not private.is_staff() or (export_area is null and not private.is_admin())',
        'not private.works_on(coalesce(export_area, ''house''))'),
      ('public.search_all_blog_posts(text, uuid, text, text, timestamptz, uuid, integer, boolean, text, boolean, text)',
        reads, 'private.account_works_on(reader, ''posts'')')
    ) as list (signature, old, new)
    union all
    select format(
        'public.search_%s(text, uuid, text, timestamptz, timestamptz, timestamptz, uuid, integer, boolean, uuid, boolean, text, boolean, text)',
        private.entry_table(area)),
      reads, format('private.account_works_on(reader, %L)', area)
    from unnest(areas) as area
  loop
    if strpos(pg_get_functiondef(change.signature::regprocedure), change.old) = 0 then
      raise exception '% does not contain %', change.signature, change.old;
    end if;
    execute replace(pg_get_functiondef(change.signature::regprocedure), change.old, change.new);
  end loop;

  for inbox in
    select area, private.entry_table(area) as name from unnest(areas) as area
  loop
    execute format('alter policy "staff read" on public.%I using ((select private.works_on(%L)))', inbox.name, inbox.area);
    execute format('alter policy "staff work on it" on public.%I
      using ((select private.works_on(%2$L))) with check ((select private.works_on(%2$L)))', inbox.name, inbox.area);
    execute format('alter policy "admins delete" on public.%I using ((select private.works_on(''erasing'')))', inbox.name);
  end loop;
end;
$$;

drop function private.is_staff();
drop function private.is_admin();
