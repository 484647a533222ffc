// A visit in a wide window that navigates between pages without reloading.
/** Maps a path to the text of its own headline. */
const headlines = {
  '/menu': 'Made when you order',
  '/gift': 'A warm thought',
  '/rewards': 'Good coffee',
};

export const go = (page, path) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** The page shows its own headline instead of the headline of a skeleton, a fallback or another page. */
export const arrived = (page, path, timeout) =>
  page.waitForFunction(
    (words) => {
      const headline = document.querySelector('main:not(:has([aria-busy="true"])) h1');
      return headline?.textContent.startsWith(words) ?? false;
    },
    headlines[path],
    { timeout },
  );
