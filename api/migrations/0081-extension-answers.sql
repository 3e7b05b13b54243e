-- What a guest writes to the owner with an extension, and why the owner refused it.
alter table booking_request
  add column message text,
  add column refuse_reason text,
  add column refuse_comment text;
