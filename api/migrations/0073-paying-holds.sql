-- How often days were held for who was about to pay: without a limit, nobody else could ever book them.
alter table booking add column paying_holds smallint not null default 0;
