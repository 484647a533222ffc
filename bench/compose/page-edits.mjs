// What a variant's page has otherwise than ours.

/** No file of a remote is named: a variant fetches them in its own way, or carries them itself. */
export const withoutRemotes = (html) =>
  html.replace(/<link rel="preload"[^>]*href="\/assets\/remotes\/[^>]*>\n?/g, '');
