#!/bin/sh
# Starts the pooler with the primary that DATABASE_PRIMARY names, and the other server as the replica. The folder PLACES
# receives where they are.
set -eu
cd "${PLACES:-/tmp}"
replica=$([ "$DATABASE_PRIMARY" = database-1 ] && echo database-2 || echo database-1)
printf '"campavia" "%s"\n' "$POSTGRES_PASSWORD" > users.txt
cat > places.ini << END
listen_addr = 0.0.0.0
listen_port = 6432

[databases]
campavia = host=$DATABASE_PRIMARY port=5432 dbname=campavia
campavia_replica = host=$replica port=5432 dbname=campavia
END
exec pgbouncer /etc/campavia/pgbouncer.ini
