#!/usr/bin/env bash
# `npm run ci`: runs .ci/run in a fresh clone of the committed main, with the folder `shared` next to it, as a release does. When it
# passes, the commit is recorded in the git setting crema.gate-passed. A release builds elsewhere, some bytes differently (the order of
# modules in a library's file): here each budget must have a margin, so that those bytes don't decide.
set -uo pipefail
cd "$(dirname "$0")/../.."

if [ -n "$(git status --porcelain)" ]; then
  echo 'ci: found uncommitted changes, which a release would not contain. Commit or stash them.' >&2
  git status --short >&2
  exit 2
fi
commit="$(git rev-parse main)" || exit 2

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
git clone --quiet --branch main . "$folder/main" || exit 1
[ -d ../shared ] && cp -rL ../shared "$folder/shared"

echo "ci: the gate runs on ${commit:0:12} in a fresh clone"
start=$SECONDS
log="$(mktemp)"
# `npm run` sets variables that name this checkout, and a developer those of a server: the clone must not see them.
env -u INIT_CWD -u E2E_PORT -u DATABASE_URL -u TEST_DATABASE_URL -u CREMA_CONFIG -u CREMA_VAR -u DATA_DIR -u REGISTRY_DIR $(env | sed -n 's/^\(npm_[^=]*\)=.*/-u \1/p') CI=true BUDGET_MARGIN=48 bash "$folder/main/.ci/run" </dev/null 2>&1 | tee "$log"
code=${PIPESTATUS[0]}
minutes=$(((SECONDS - start + 30) / 60))
if [ "$code" -eq 0 ]; then
  git config crema.gate-passed "$commit"
  echo "ci: ${commit:0:12} passed the gate in $minutes minutes"
else
  echo "ci: ${commit:0:12} did NOT pass the gate ($minutes minutes). Failed:"
  grep -E '^FAILED' "$log" || tail -20 "$log"
fi
rm -f "$log"
exit "$code"
