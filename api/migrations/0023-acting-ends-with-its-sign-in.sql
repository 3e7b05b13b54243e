-- Staff act as somebody for as long as the sign-in lasts that they began it with.
alter table session add column opened_by uuid references session;
create index session_opened_by on session (opened_by) where opened_by is not null;
