-- A refresh token may be exchanged a second time when the first answer was lost. `follows` is the token that a token
-- was given for.
alter table session_token
  add column uses smallint not null default 0,
  add column follows bytea;
update session_token set uses = 1 where used_at is not null;
