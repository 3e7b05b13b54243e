-- Files of profile pictures without a user, or that may come to be: removed once they are due, unless a user has them.
create table portrait_file_leaving (
  file text primary key,
  due_at timestamptz not null
);
create index app_user_picture on app_user (picture) where picture is not null;

create function let_portrait_go() returns trigger language plpgsql as $$
begin
  insert into portrait_file_leaving (file, due_at) values (old.picture, '-infinity')
    on conflict (file) do update set due_at = '-infinity';
  return null;
end $$;
create trigger portraits_follow after update of picture on app_user
  for each row when (old.picture is not null and old.picture is distinct from new.picture)
  execute function let_portrait_go();
