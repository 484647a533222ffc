// In development builds only: the page reloads when this remote was built anew. The stream comes from where the
// remote's files come from, because that is what the page's policy allows.
/* global __webpack_hash__, __webpack_public_path__ */
const changes = new EventSource(`${__webpack_public_path__}changes`);
changes.addEventListener('built', ({ data }) => {
  if (data !== __webpack_hash__) location.reload();
});
changes.addEventListener('broken', ({ data }) => console.error(JSON.parse(data)));
