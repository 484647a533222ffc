#!/usr/bin/env bash
# `npm test`: unit and contract tests, server integration tests, then journeys in a real browser. The script
# installs missing npm packages, and Chromium from Debian when there is none.
set -uo pipefail
cd "$(dirname "$0")/.."
export PATH="$PWD/node_modules/.bin:$PATH"
[ -x node_modules/.bin/node ] || npm install --no-save --no-fund --no-audit --loglevel=error || exit 1

export CHROMIUM_PATH="${CHROMIUM_PATH:-$(command -v chromium || command -v chromium-browser || command -v google-chrome || true)}"
if [ -z "$CHROMIUM_PATH" ]; then
  echo 'Installing Chromium…'
  (apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium) >/tmp/crema-chromium.log 2>&1 || { tail -5 /tmp/crema-chromium.log; exit 1; }
  export CHROMIUM_PATH="$(command -v chromium)"
fi

exec node scripts/test.mjs "$@"
