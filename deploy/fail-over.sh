#!/bin/sh
# fail-over.sh [--accept-loss]: makes the replica of docker-compose.yml the primary after the primary died. Run it in the
# folder of docker-compose.yml. Refuses if the primary answers, or acknowledged
# writes could be lost.
set -eu
former=$(sed -n 's/^DATABASE_PRIMARY=//p' .env)
former=${former:-database-1}
next=$([ "$former" = database-1 ] && echo database-2 || echo database-1)
if docker compose exec -T "$former" pg_isready --quiet; then
  echo "$former answers. Stop it first: two servers must never take writes." >&2
  exit 1
fi
state=$(docker compose exec -T keeper cat /var/lib/postgresql/synchronous || true)
if [ "$state" != "synchronous $former" ] && [ "${1:-}" != --accept-loss ]; then
  echo "Writes did not wait for $next, so it may lack some: repair $former, or use --accept-loss." >&2
  exit 1
fi
# Whatever the former primary still does is over, and it is copied anew when it is started again.
docker compose kill "$former" 2> /dev/null || true
{ grep -v '^DATABASE_PRIMARY=' .env; echo "DATABASE_PRIMARY=$next"; } > .env.unfinished
mv .env.unfinished .env
docker compose exec -T "$next" psql --username campavia --command 'select pg_promote(true, 25)'
docker compose up --detach --no-deps pooler keeper
echo "$next is the primary; make $former its replica with: docker compose up --detach --no-deps $former"
