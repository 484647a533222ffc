// Reloads the page after a new build of the host, in development builds only. The server sends no event for
// it, so the page polls the small file that a build writes last.
const own = document.currentScript?.src ?? '';
const everyMs = 1000;
const look = async () => {
  try {
    const build = await (await fetch('/assets/host/build.json', { cache: 'no-store' })).json();
    if (build.entry && !own.endsWith(`/${build.entry}`)) location.reload();
  } catch {
    // The server is starting or the file is being written: the next poll finds it.
  }
  setTimeout(look, everyMs);
};
setTimeout(look, everyMs);
