#!/usr/bin/env bash
# Runs a command against a PostgreSQL server of its own: a new cluster in a temporary folder, on a free port, removed
# afterwards. Usage: scripts/with-postgres.sh npm test --workspace @crema/apiproxy
# Sets TEST_DATABASE_URL. Installs Debian's server when initdb is missing and the user is root. Exit code 69: no server;
# with --or-without as the first argument the command then runs without one.
set -euo pipefail

or_without=no
if [ "${1:-}" = --or-without ]; then
  or_without=yes
  shift
fi

find_bin() {
  local candidate
  for candidate in "${PG_BIN:-}" /usr/lib/postgresql/*/bin /usr/local/pgsql/bin "$(dirname "$(command -v initdb 2>/dev/null || echo /nowhere/initdb)")"; do
    if [ -n "$candidate" ] && [ -x "$candidate/initdb" ]; then
      echo "$candidate"
      return
    fi
  done
}

bin="$(find_bin)"
if [ -z "$bin" ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql-15 >/dev/null
  bin="$(find_bin)"
fi
if [ -z "$bin" ] && [ "$or_without" = yes ]; then
  echo 'with-postgres: no PostgreSQL server found; the command runs without one' >&2
  exec "$@"
fi
if [ -z "$bin" ]; then
  echo 'with-postgres: no PostgreSQL server found; install one or set PG_BIN' >&2
  exit 69
fi

# The server refuses to run as root.
as_owner() { "$@"; }
if [ "$(id -u)" = 0 ]; then
  id postgres >/dev/null 2>&1 || useradd --system --no-create-home postgres
  as_owner() { runuser -u postgres -- "$@"; }
fi

folder="$(mktemp -d)"
[ "$(id -u)" = 0 ] && chown postgres "$folder"
server=''
finish() {
  if [ -n "$server" ]; then
    # The pid file names the server itself; $server is the shell around it.
    [ -f "$folder/data/postmaster.pid" ] && kill -INT "$(head -n 1 "$folder/data/postmaster.pid")"
    wait "$server" || true
  fi
  rm -rf "$folder"
}
trap finish EXIT

as_owner "$bin/initdb" --pgdata "$folder/data" --username postgres --auth trust --encoding UTF8 --locale C --no-sync >/dev/null
port="${PG_PORT:-$(node -e "const s=require('node:net').createServer().listen(0,'127.0.0.1',()=>{console.log(s.address().port);s.close()})")}"

# Throwaway data: durability off makes the tests quick.
as_owner "$bin/postgres" -D "$folder/data" -p "$port" -c listen_addresses=127.0.0.1 -c "unix_socket_directories=$folder" \
  -c fsync=off -c full_page_writes=off -c max_connections=200 >"$folder/log" 2>&1 &
server=$!

ready=''
for _ in $(seq 1 100); do
  if "$bin/pg_isready" -q -U postgres -h 127.0.0.1 -p "$port"; then ready=yes; break; fi
  kill -0 "$server" 2>/dev/null || break
  sleep 0.1
done
if [ -z "$ready" ]; then
  cat "$folder/log" >&2
  exit 1
fi

TEST_DATABASE_URL="postgres://postgres@127.0.0.1:$port/postgres" "$@"
