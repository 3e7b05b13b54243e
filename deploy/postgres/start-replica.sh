#!/bin/bash
# Copies the primary the first time, under another name until the copy is whole, then follows it.
set -eu
PGDATA=/var/lib/postgresql/18/docker
if [ ! -e "$PGDATA/PG_VERSION" ]; then
  rm -rf "$PGDATA.unfinished"
  mkdir -p "$(dirname "$PGDATA")"
  pg_basebackup --host primary --username campavia --pgdata "$PGDATA.unfinished" --slot replica \
    --write-recovery-conf --wal-method stream
  rm -rf "$PGDATA"
  mv "$PGDATA.unfinished" "$PGDATA"
fi
exec postgres -D "$PGDATA" -c include_dir=/etc/campavia/settings
