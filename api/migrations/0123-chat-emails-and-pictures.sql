-- The e-mail about a message that stays unread: at most one for each side of a chat until that side has read it.
alter table chat
  -- the last message of the other side when the e-mail was sent
  add column guest_mailed_id bigint not null default 0,
  add column owner_mailed_id bigint not null default 0;
update chat set
  guest_mailed_id = case when guest_unread > 0 then coalesce(last_message_id, 0) else 0 end,
  owner_mailed_id = case when owner_unread > 0 then coalesce(last_message_id, 0) else 0 end;
create index chat_guest_unmailed on chat (last_at) where guest_unread > 0 and guest_mailed_id <= guest_read_id;
create index chat_owner_unmailed on chat (last_at) where owner_unread > 0 and owner_mailed_id <= owner_read_id;

-- Whether somebody gets these e-mails; without a row they do.
create table chat_email (
  user_id integer primary key references app_user on delete cascade,
  -- whoever has it can stop the e-mails, nothing else
  token uuid not null unique default gen_random_uuid(),
  is_on boolean not null default true
);

create function forget_chat_emails() returns trigger language plpgsql as $$
begin
  delete from chat_email where user_id = new.id;
  return null;
end $$;
create trigger chat_emails_follow after update of deleted_at on app_user
  for each row when (new.deleted_at is not null) execute function forget_chat_emails();

-- The e-mail about a request quotes what the guest wrote with it: none follows about the same words.
create or replace function booking_begins_chat() returns trigger language plpgsql as $$
declare
  own integer;
  message bigint;
  at timestamptz := coalesce(new.validated_at, new.touched_at);
begin
  if exists (select from chat where booking_id = new.id) then
    return null;
  end if;
  update chat set booking_id = new.id
    where camper_id = new.camper_id and guest_id = new.guest_id and owner_id = new.owner_id and booking_id is null
    returning id into own;
  if own is null then
    insert into chat (camper_id, guest_id, owner_id, booking_id, created_at)
      values (new.camper_id, new.guest_id, new.owner_id, new.id, at) returning id into own;
  end if;
  if length(trim(new.message)) > 0 then
    insert into chat_message (chat_id, author, content, sent_at)
      values (own, 'guest', left(new.message, 2000), at) returning id into message;
    update chat set last_message_id = message, last_at = at, owner_unread = owner_unread + 1, owner_mailed_id = message
      where id = own;
  end if;
  return null;
end $$;
-- Files of pictures in chats whose message may never come, or is gone: removed once they are due, unless a message has them.
create table chat_photo_leaving (
  file text primary key,
  due_at timestamptz not null
);
create index chat_photo_leaving_due on chat_photo_leaving (due_at);
create index chat_message_photo on chat_message (photo) where photo is not null;

create function let_chat_photo_go() returns trigger language plpgsql as $$
begin
  insert into chat_photo_leaving (file, due_at) values (old.photo, '-infinity')
    on conflict (file) do update set due_at = '-infinity';
  return null;
end $$;
create trigger chat_photos_follow after delete on chat_message
  for each row when (old.photo is not null) execute function let_chat_photo_go();
