#!/bin/sh
# A throw-away PostgreSQL server for tests: `postgres.sh start DIR PORT`, `restart DIR`, `stop DIR`.
# Uses the Debian package (installs it where it is missing and we may); prints the URL.
# Exit status 3: PostgreSQL is not here and cannot be installed.
set -eu

action=$1
folder=$2

find_bin() {
    for found in /usr/lib/postgresql/*/bin; do
        [ -x "$found/initdb" ] && bin=$found
    done
    [ -n "${bin:-}" ]
}

bin=
if ! find_bin; then
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql >/dev/null 2>&1 || true
    fi
    if ! find_bin; then
        echo "PostgreSQL is not installed (Debian package postgresql) and cannot be installed" >&2
        exit 3
    fi
fi

# The database refuses to run as root; the package has made a user for it.
as_owner() {
    if [ "$(id -u)" = 0 ]; then
        runuser -u postgres -- "$@"
    else
        "$@"
    fi
}

case $action in
start)
    port=$3
    mkdir -p "$folder"
    [ "$(id -u)" = 0 ] && chown postgres "$folder"
    as_owner "$bin/initdb" --pgdata "$folder/db" --auth trust --username pentapolis \
        --encoding UTF8 --no-sync >"$folder.log" 2>&1
    as_owner "$bin/pg_ctl" --pgdata "$folder/db" --wait --silent --log "$folder/db/server.log" \
        -o "-p $port -k $folder -c listen_addresses=127.0.0.1" start >>"$folder.log" 2>&1
    echo "postgresql://pentapolis@127.0.0.1:$port/postgres"
    ;;
restart)
    as_owner "$bin/pg_ctl" --pgdata "$folder/db" --mode fast --wait --silent \
        --log "$folder/db/server.log" restart >>"$folder.log" 2>&1
    ;;
stop)
    as_owner "$bin/pg_ctl" --pgdata "$folder/db" --mode immediate --wait --silent stop
    ;;
*)
    echo "usage: postgres.sh start DIR PORT | restart DIR | stop DIR" >&2
    exit 2
    ;;
esac
