/** React's comments around the content of a Suspense boundary that is complete. */
const boundary = { start: '<!--$-->', end: '<!--/$-->' } as const;
const mainStart = /<main\b[^>]*>/;

/**
 * The content of the boundary that RemotePage makes in `main`. The server renders it in a process of its own and puts it
 * into the shell (page-slot of apiproxy). Throws if `main` contains no boundary that is complete.
 */
export const pageMarkup = (html: string): string => {
  const start = mainStart.exec(html);
  const from = start ? start.index + start[0].length : -1;
  const to = html.lastIndexOf(`${boundary.end}</main>`);
  if (from < 0 || to < from || !html.startsWith(boundary.start, from))
    throw new Error('The page has no complete boundary in main. Expected RemotePage as its only child.');
  return html.slice(from + boundary.start.length, to);
};
