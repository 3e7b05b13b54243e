#!/bin/bash
# Runs once, when the data of the first primary are made: lets another server follow.
set -eu
echo 'host replication campavia all scram-sha-256' >> "$PGDATA/pg_hba.conf"
