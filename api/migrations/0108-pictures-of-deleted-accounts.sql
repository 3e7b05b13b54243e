-- Pictures that an owner has sent go with the account; drawings stay.
create function forget_pictures() returns trigger language plpgsql as $$
begin
  with gone as (
    delete from picture using camper
      where camper.id = picture.camper_id and camper.owner_id = new.id and scene like 'own-%'
      returning scene
  ), gone_before as (
    delete from removed_picture using camper
      where camper.id = removed_picture.camper_id and camper.owner_id = new.id
      returning scene
  )
  insert into picture_files_leaving (scene, due_at)
    select scene, '-infinity' from (select scene from gone union select scene from gone_before) known
      where scene like 'own-%'
    on conflict (scene) do update set due_at = '-infinity';
  return null;
end $$;
create trigger pictures_follow after update of deleted_at on app_user
  for each row when (new.deleted_at is not null) execute function forget_pictures();
