#!/usr/bin/env bash
# Types, lint, boundaries, folder sizes, dependencies, unused contracts, plain words, requirements, decisions, generated files, format: checks that need
# no run of the product. Lint uses one core for as long as all other steps together use the other.
set -euo pipefail
cd "$(dirname "$0")/.."
export PATH="$PWD/node_modules/.bin:$PATH"
step() { printf '\n== %s\n' "$1"; }

step 'types'
node node_modules/typescript7/bin/tsc -b . mfe-*/tsconfig.json
lint_output="$(mktemp)"
eslint . --cache --cache-location node_modules/.cache/eslint/ >"$lint_output" 2>&1 &
lint=$!
trap 'kill "$lint" 2>/dev/null || true; rm -f "$lint_output"' EXIT
step 'boundaries'
depcruise --config .dependency-cruiser.cjs --output-type err shared-contracts/src shared-ui/src remote-kit/src remote-kit/host-services remote-kit/testing rendering/src registry/src apiproxy/src host/src mfe-*/src e2e bench scripts pictures
step 'folders'
node scripts/folder-sizes/check.mjs
step 'dependencies'
knip --no-progress --no-config-hints
step 'unused contracts'
node scripts/unused-contracts/check.mjs
step 'plain words'
node scripts/plain-words/check.mjs
step 'requirements'
node scripts/requirements/check.mjs
step 'decisions'
node scripts/decisions.mjs --check
step 'generated documents'
node scripts/readmes.mjs --check
node scripts/codegen.mjs --check
node scripts/environment-table.mjs --check
node scripts/openapi.mjs --check
node scripts/shop-kinds.mjs --check
step 'format'
prettier --check --cache --log-level warn .
step 'lint'
wait "$lint" || { cat "$lint_output"; exit 1; }
echo
echo 'verify: all good'
