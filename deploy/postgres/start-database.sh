#!/bin/bash
# Starts the database server NAME: as the primary if DATABASE_PRIMARY names it, otherwise as a replica of that one. Data
# of a former primary are set aside, and the primary is copied; so it takes no writes when it comes back.
set -eu
settings=(-c config_file=/etc/campavia/postgresql.conf -c 'listen_addresses=*')
if [ "$DATABASE_PRIMARY" = "$NAME" ]; then exec docker-entrypoint.sh postgres "${settings[@]}"; fi

export PGPASSWORD="$POSTGRES_PASSWORD"
if [ -e "$PGDATA/PG_VERSION" ] && [ ! -e "$PGDATA/standby.signal" ]; then
  rm -rf "$PGDATA.former"
  mv "$PGDATA" "$PGDATA.former"
fi
if [ ! -e "$PGDATA/PG_VERSION" ]; then
  until pg_isready --quiet --host "$DATABASE_PRIMARY"; do sleep 1; done
  psql --host "$DATABASE_PRIMARY" --username campavia --command "select pg_create_physical_replication_slot('replica', true)
    where not exists (select from pg_replication_slots where slot_name = 'replica')"
  rm -rf "$PGDATA.unfinished"
  mkdir -p "$(dirname "$PGDATA")"
  pg_basebackup --host "$DATABASE_PRIMARY" --username campavia --pgdata "$PGDATA.unfinished" --slot replica \
    --wal-method stream
  rm -f "$PGDATA.unfinished/postgresql.auto.conf"
  touch "$PGDATA.unfinished/standby.signal"
  mv "$PGDATA.unfinished" "$PGDATA"
fi
exec postgres "${settings[@]}" -c primary_slot_name=replica \
  -c "primary_conninfo=host=$DATABASE_PRIMARY user=campavia application_name=replica"
