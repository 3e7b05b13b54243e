-- How it stands with the delivery of a notice. Whoever takes one sets try_at ahead: nobody else takes it until then.
alter table notice
  add column tries smallint not null default 0,
  add column try_at timestamptz,
  -- what the last try was answered with
  add column failure text,
  add column given_up_at timestamptz;

drop index notice_waiting;
create index notice_waiting on notice (id) where delivered_at is null and given_up_at is null;
