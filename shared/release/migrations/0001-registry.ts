/** Log, credentials and failure reports. */
export const registryTables = /* sql */ `
-- The log: one line per act, each holding the hash of the line before it.
create table registry.log (
  seq bigint primary key check (seq > 0),
  at timestamptz not null,
  who text not null,
  act text not null,
  body jsonb not null,
  prev_hash text not null unique check (prev_hash ~ '^[0-9a-f]{64}$'),
  hash text not null unique check (hash ~ '^[0-9a-f]{64}$')
);

create function registry.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the log of the registry only grows: % is refused', lower(tg_op)
    using errcode = 'restrict_violation';
end
$$;

create trigger log_only_grows before update or delete on registry.log
  for each row execute function registry.refuse_change();
create trigger log_is_never_emptied before truncate on registry.log
  for each statement execute function registry.refuse_change();

-- Whoever writes past the project's own code still cannot leave a gap or start a second branch.
create function registry.insist_on_chain() returns trigger language plpgsql as $$
declare
  last record;
begin
  select seq, hash, at into last from registry.log order by seq desc limit 1;
  if new.seq <> coalesce(last.seq, 0) + 1
    or new.prev_hash <> coalesce(last.hash, repeat('0', 64))
    or new.at < coalesce(last.at, '-infinity')
  then
    raise exception 'act % does not follow act % of the log', new.seq, coalesce(last.seq, 0)
      using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

create trigger log_is_a_chain before insert on registry.log
  for each row execute function registry.insist_on_chain();

-- Who may write: a token (only its hash is kept) and the key that signs releases.
create table registry.credential (
  key_id text primary key,
  label text not null,
  squad text not null,
  is_platform boolean not null,
  public_key text not null,
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);

create unique index credential_label on registry.credential (label) where revoked_at is null;

-- Failures that visitors' pages told of; visitors and networks as hashes.
create table registry.failure_report (
  part text not null,
  version text not null,
  visitor text not null,
  network text,
  composition text not null,
  phase text not null,
  at timestamptz not null,
  primary key (part, version, visitor)
);

create index failure_report_at on registry.failure_report (at);
`;
