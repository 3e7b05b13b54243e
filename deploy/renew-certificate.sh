#!/bin/sh
# renew-certificate.sh <fullchain.pem> <privkey.pem>: gives the edge of docker-compose.yml a renewed certificate, without
# a failed request. Run it in the folder of docker-compose.yml. A certificate that users would refuse, or that
# nginx does not take, changes nothing.
set -eu
folder=$(sed -n 's/^CERTIFICATE_FOLDER=//p' .env)
edge() { docker compose exec -T edge nginx -p /tmp/ -c /etc/campavia/nginx.conf -e stderr "$@"; }
put() { mv "$folder/fullchain.pem.$1" "$folder/fullchain.pem" && mv "$folder/privkey.pem.$1" "$folder/privkey.pem"; }
cat "$1" "$2" | docker compose exec -T worker node api/dist/main.js certificate check -
cp -p "$folder/fullchain.pem" "$folder/fullchain.pem.former"
cp -p "$folder/privkey.pem" "$folder/privkey.pem.former"
# Like the former files, which nginx can read.
for name in fullchain privkey; do
  (umask 077 && cat "$1" > "$folder/$name.pem.new")
  chown --reference="$folder/$name.pem" "$folder/$name.pem.new"
  chmod --reference="$folder/$name.pem" "$folder/$name.pem.new"
  shift
done
put new
if ! edge -t; then
  put former
  echo "nginx refuses the new certificate; the former one is in use." >&2
  exit 1
fi
edge -s reload
