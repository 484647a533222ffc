#!/usr/bin/env bash
# Runs a command against a temporary S3-compatible store: Ceph's object gateway from Debian with a monitor and a
# store in memory, in a temporary folder, on free ports. The script removes all of it afterwards.
# Usage: scripts/with-s3.sh node scripts/test/run.mjs registry
# The command sees TEST_S3_ENDPOINT, TEST_S3_KEY and TEST_S3_SECRET. As root the script installs missing
# packages; without the packages it prints that no test ran and exits with 69.
set -euo pipefail

is_installed() { command -v radosgw >/dev/null && command -v ceph-mon >/dev/null && command -v ceph-osd >/dev/null; }
if ! is_installed && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends radosgw ceph-mon ceph-osd; } >/dev/null || true
fi
if ! is_installed; then
  echo 'with-s3: SKIPPED, no Ceph gateway here; install radosgw, ceph-mon and ceph-osd to run this' >&2
  exit 69
fi

folder="$(mktemp -d)"
processes=()
finish() {
  local process
  for process in "${processes[@]}"; do kill "$process" 2>/dev/null || true; done
  for process in "${processes[@]}"; do wait "$process" 2>/dev/null || true; done
  rm -rf "$folder"
}
trap finish EXIT
fail() {
  echo "with-s3: $1" >&2
  tail -n 20 "$folder"/*.out >&2 || true
  exit 1
}

read -r port monitor_new monitor_old < <(node -e "
  const { createServer } = require('node:net');
  const servers = [0, 0, 0].map(() => createServer().listen(0, '127.0.0.1'));
  setImmediate(() => { console.log(servers.map((one) => one.address().port).join(' ')); servers.forEach((one) => one.close()); });")
cluster="$(cat /proc/sys/kernel/random/uuid)"
monitors="[v2:127.0.0.1:$monitor_new,v1:127.0.0.1:$monitor_old]"
export CEPH_CONF="$folder/ceph.conf"
mkdir "$folder/monitor" "$folder/store" "$folder/gateway"
cat >"$CEPH_CONF" <<CONF
[global]
fsid = $cluster
mon_host = $monitors
public_addr = 127.0.0.1
cluster_addr = 127.0.0.1
keyring = $folder/keyring
run_dir = $folder
crash_dir = $folder
admin_socket =
log_file = $folder/\$name.log
mon_data = $folder/monitor
osd_data = $folder/store
osd_objectstore = memstore
memstore_device_bytes = 1073741824
mon_allow_pool_size_one = true
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 2
osd_pool_default_pgp_num = 2
osd_crush_chooseleaf_type = 0
osd_heartbeat_grace = 600
rgw_data = $folder/gateway
rgw_frontends = beast endpoint=127.0.0.1:$port
CONF

key() { ceph-authtool "$folder/keyring" --gen-key -n "$@" >/dev/null; }
ceph-authtool --create-keyring "$folder/keyring" >/dev/null
key mon. --cap mon 'allow *'
key client.admin --cap mon 'allow *' --cap osd 'allow *'
key osd.0 --cap mon 'allow *' --cap osd 'allow *'
monmaptool --create --addv a "$monitors" --fsid "$cluster" "$folder/monmap" >/dev/null
ceph-mon -i a --mkfs --monmap "$folder/monmap" --keyring "$folder/keyring"
ceph-mon -i a -f >"$folder/monitor.out" 2>&1 &
processes+=($!)

ask() { timeout 30 ceph "$@" >>"$folder/ask.out" 2>&1 || fail "ceph $1 $2 did not answer"; }
ask osd create
ask auth import -i "$folder/keyring"
ask osd crush add osd.0 1 host=here root=default
ceph-osd -i 0 --mkfs --keyring "$folder/keyring" >"$folder/store.out" 2>&1
ceph-osd -i 0 -f >"$folder/store.out" 2>&1 &
processes+=($!)
for _ in $(seq 1 100); do
  timeout 10 ceph osd stat 2>/dev/null | grep -q ' 1 up' && break
  sleep 0.3
done

export TEST_S3_KEY=crema-test TEST_S3_SECRET=crema-test-secret TEST_S3_ENDPOINT="http://127.0.0.1:$port"
timeout 60 radosgw-admin user create --uid=crema --display-name=crema \
  --access-key="$TEST_S3_KEY" --secret-key="$TEST_S3_SECRET" >"$folder/user.out" 2>&1 || fail 'no user could be made'
radosgw -n client.admin -f >"$folder/gateway.out" 2>&1 &
processes+=($!)
ready=''
for _ in $(seq 1 100); do
  if node -e 'fetch(process.env.TEST_S3_ENDPOINT).then(() => process.exit(0), () => process.exit(1))'; then ready=yes; break; fi
  sleep 0.3
done
[ -n "$ready" ] || fail 'the gateway did not start'

CEPH_CONF= "$@"
