-- Jobs that run once a day, whichever process comes first; its lock keeps the others away meanwhile.
create table daily_job (
  name text primary key,
  done_on date
);

insert into daily_job (name) values ('ledger check');
