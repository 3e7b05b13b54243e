-- Counts of attempts that several servers share (RATE_LIMITS=database). The library that writes them fixes the names of
-- the columns; `expire` is in milliseconds of the epoch. A crash may lose them.
create unlogged table rate_limit (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limit_expire on rate_limit (expire);
