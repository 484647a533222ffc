// Reloads the page after a new build of this remote, in development builds only. The event stream has the
// origin of the remote's files, because the page's policy allows that one.
/* global __webpack_hash__, __webpack_public_path__ */
const changes = new EventSource(`${__webpack_public_path__}changes`);
changes.addEventListener('built', ({ data }) => {
  if (data !== __webpack_hash__) location.reload();
});
changes.addEventListener('failed', ({ data }) => console.error(JSON.parse(data)));
