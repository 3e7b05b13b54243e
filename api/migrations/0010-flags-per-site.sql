-- What a flag is for, what it is unless somebody set it, and the sites on which it is otherwise.
alter table feature_flag add column about text not null default '';
alter table feature_flag add column by_default boolean;
update feature_flag set by_default = name = 'regular_payment_funnel';
alter table feature_flag alter column by_default set not null;
update feature_flag set about = case name
  when 'single_sign_on' then 'login and sign-up open a single sign-on dialog'
  when 'regular_payment_funnel' then 'bookings that are not instant are paid in the payment funnel'
  when 'chat_assistant' then 'pages that may have it show the chat assistant'
  when 'get_apps' then 'header and menu lead to the apps'
end;
-- The referential sends it as a field of its own.
insert into feature_flag (name, is_on, by_default, about) values
  ('can_publish_camper', true, true, 'people may list a camper here; off sends them to the sister platform');

create table feature_flag_of_site (
  name text not null references feature_flag on delete cascade,
  site text not null,
  is_on boolean not null,
  primary key (name, site)
);
