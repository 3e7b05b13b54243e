-- What tax law makes a platform keep of owners who were paid, after their accounts are deleted.
create table retained_tax_record (
  user_id integer primary key references app_user,
  first_name text not null,
  last_name text not null,
  borned_on date,
  street text,
  zipcode text,
  city text,
  country char(2),
  company_name text,
  registration_number text,
  vat_number text,
  tax_number text,
  tax_country char(2),
  -- deleted after this day
  retained_until date not null
);
create index retained_tax_record_due on retained_tax_record (retained_until);
