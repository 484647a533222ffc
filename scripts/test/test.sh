#!/usr/bin/env bash
# `npm test` runs the gate, `npm run test:all` every test (docs/guides/testing.md). The script installs missing npm packages, and
# Chromium from Debian when there is none. Arguments: names of suites, or --all.
set -uo pipefail
cd "$(dirname "$0")/../.."
export PATH="$PWD/node_modules/.bin:$PATH"
[ -x node_modules/.bin/node ] || npm install --no-save --no-fund --no-audit --loglevel=error || exit 1

export CHROMIUM_PATH="${CHROMIUM_PATH:-$(command -v chromium || command -v chromium-browser || command -v google-chrome || true)}"
if [ -z "$CHROMIUM_PATH" ]; then
  echo 'Installing Chromium…'
  start=$SECONDS
  log="$(mktemp)"
  (apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium) >"$log" 2>&1 || { tail -5 "$log"; exit 1; }
  export CHROMIUM_PATH="$(command -v chromium)"
  echo "-- Chromium: $((SECONDS - start)) s"
fi

exec node scripts/test/run.mjs "$@"
