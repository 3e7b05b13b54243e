-- What links to the sister platform of the sandbox are signed with: one random key for all servers, made when the first
-- link is. Empty where there is no sandbox.
create table sister_sandbox_key (
  singleton boolean primary key default true check (singleton),
  key bytea not null check (length(key) = 32)
);
