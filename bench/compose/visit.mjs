// A visit in a wide window that goes from page to page without reloading.
/** Path → what its own headline says. */
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

/** The page shows its own headline, not that of a skeleton, a fallback or another page. */
export const arrived = (page, path, timeout) =>
  page.waitForFunction(
    (words) => {
      const headline = document.querySelector('main:not(:has([aria-busy="true"])) h1');
      return headline?.textContent.startsWith(words) ?? false;
    },
    headlines[path],
    { timeout },
  );
