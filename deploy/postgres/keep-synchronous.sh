#!/bin/bash
# Lets the primary wait for its replica with every write, and no longer when the replica has been away for two seconds.
# The file STATE says what holds, for `fail-over.sh`: `synchronous <primary>` once everything acknowledged is on the
# replica. The rule is that of shared/tooling/database/keep-synchronous.mjs.
set -eu
export PGPASSWORD="$POSTGRES_PASSWORD" PGCONNECT_TIMEOUT=2
ask() { psql --host "$DATABASE_PRIMARY" --username campavia --dbname postgres -qAtX --command "$1"; }
record() { echo "$1 $DATABASE_PRIMARY" > "$STATE.unfinished" && sync "$STATE.unfinished" && mv "$STATE.unfinished" "$STATE"; }
wait_for() { ask "alter system set synchronous_standby_names = '$1'" && ask 'select pg_reload_conf()' > /dev/null; }

absent=0
switched=
while sleep 0.5; do
  row=$(ask "select coalesce(nullif(current_setting('synchronous_standby_names'), ''), 'nobody'), pg_current_wal_lsn(),
    coalesce((select pg_current_wal_lsn() - flush_lsn from pg_stat_replication
      where application_name = 'replica' and state = 'streaming' limit 1), -1)") || continue
  IFS='|' read -r names written behind <<< "$row"
  absent=$([ "$behind" = -1 ] && echo $((absent + 1)) || echo 0)
  if [ "$names" = nobody ] && [ "$absent" = 0 ] && [ "$behind" -le 1048576 ]; then
    wait_for replica && switched= && echo 'writes wait for the replica'
  elif [ "$names" = replica ] && [ "$absent" -ge 4 ]; then
    record alone && wait_for '' && echo 'the replica is away: writes do not wait for it'
  elif [ "$names" = replica ] && [ "$absent" = 0 ]; then
    switched=${switched:-$written}
    reached=$(ask "select flush_lsn >= '$switched' from pg_stat_replication where application_name = 'replica'") || continue
    if [ "$reached" = t ] && [ "$(cat "$STATE" 2> /dev/null)" != "synchronous $DATABASE_PRIMARY" ]; then record synchronous; fi
  fi
done
