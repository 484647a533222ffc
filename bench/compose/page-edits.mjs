// Edits that turn our page into a variant's page.

/** Removes the remotes' files from the page: a variant loads them in its own way or contains them. */
export const withoutRemotes = (html) =>
  html.replace(/<link rel="preload"[^>]*href="\/assets\/remotes\/[^>]*>\n?/g, '');
