#!/bin/sh
# Starts the pooler with the primary that DATABASE_PRIMARY names, and the other server as the replica.
set -eu
replica=$([ "$DATABASE_PRIMARY" = database-1 ] && echo database-2 || echo database-1)
printf '"campavia" "%s"\n' "$POSTGRES_PASSWORD" > /tmp/users.txt
cat > /tmp/databases.ini << END
[databases]
campavia = host=$DATABASE_PRIMARY port=5432 dbname=campavia
campavia_replica = host=$replica port=5432 dbname=campavia
END
exec pgbouncer /etc/campavia/pgbouncer.ini
