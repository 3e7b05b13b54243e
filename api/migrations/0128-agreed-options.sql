-- What an extra was when its booking was agreed, stored once its owner changes it: what is agreed stays as it was.
alter table booking_option
  add column agreed_name text,
  add column agreed_recurrence text check (agreed_recurrence in ('day', 'booking'));
create index booking_option_option on booking_option (option_id);
