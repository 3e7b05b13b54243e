-- When the e-mail ahead of the expiry of a rental credit was written: each credit has one at most.
alter table moneybox add column expiry_mailed_at timestamptz;
create index moneybox_unmailed on moneybox (expire_at) where balance > 0 and expiry_mailed_at is null;

-- Who gets e-mails before their rental credit expires: everybody with credit, until they stop them.
create table credit_email (
  user_id integer primary key references app_user,
  -- whoever has it can stop the e-mails, nothing else
  token uuid not null unique default gen_random_uuid(),
  checked_at timestamptz not null,
  is_on boolean not null default true
);

create function forget_credit_emails() returns trigger language plpgsql as $$
begin
  delete from credit_email where user_id = new.id;
  return null;
end $$;
create trigger credit_emails_follow after update of deleted_at on app_user
  for each row when (new.deleted_at is not null) execute function forget_credit_emails();
