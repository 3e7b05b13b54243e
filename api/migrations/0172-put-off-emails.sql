-- When an e-mail that could not be built or stored is tried again; null when nothing failed.
alter table search_letter add column try_at timestamptz;
alter table wishlist_email add column try_at timestamptz;
alter table credit_email add column try_at timestamptz;
alter table chat
  add column guest_mail_try_at timestamptz,
  add column owner_mail_try_at timestamptz;
