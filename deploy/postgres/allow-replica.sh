#!/bin/bash
# Runs once, when the data of the primary are made: lets the replica follow, and keeps its place.
set -eu
echo 'host replication campavia all scram-sha-256' >> "$PGDATA/pg_hba.conf"
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" \
  --command "select pg_create_physical_replication_slot('replica', true)"
