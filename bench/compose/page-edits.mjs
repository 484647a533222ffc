// Edits that turn our page into a variant's page.
const remoteFile = /<link rel="(preload|stylesheet)"[^>]*href="\/assets\/remotes\/([\w-]+)\/[^"]*"[^>]*>\n?/g;

const styleLink = (address) => `<link rel="stylesheet" href="${address}" crossorigin>\n`;
const scriptLink = (address) =>
  `<link rel="preload" as="script" href="${address}" crossorigin fetchpriority="low">\n`;

/**
 * Replaces the links to the files of a remote by those of the variant. `stylesOf`, `scriptsOf`: the addresses for the page of a
 * remote; the styles are linked only where the server has rendered the content.
 */
export const withFiles =
  ({ stylesOf = () => [], scriptsOf = () => [] }) =>
  (html) => {
    const links = [...html.matchAll(remoteFile)];
    if (links.length === 0) return html;
    const [[first, , remote]] = links;
    const isRendered = links.some(([, kind]) => kind === 'stylesheet');
    const own = [
      ...(isRendered ? stylesOf(remote).map(styleLink) : []),
      ...scriptsOf(remote).map(scriptLink),
    ].join('');
    return html.replace(first, () => own + first).replaceAll(remoteFile, '');
  };
/** Removes them: a variant loads the files in its own way or contains them. */
export const withoutRemotes = withFiles({});
