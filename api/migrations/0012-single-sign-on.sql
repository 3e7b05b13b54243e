-- Whom an identity provider vouches for, by its own name for the person: an address may get another owner there.
create table external_identity (
  issuer text not null,
  subject text not null,
  user_id integer not null references app_user,
  linked_at timestamptz not null,
  primary key (issuer, subject),
  unique (issuer, user_id)
);
create index external_identity_user on external_identity (user_id);
