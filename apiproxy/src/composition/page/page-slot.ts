/** The shell around the content of a remote's page. */
export interface PageSlot {
  readonly before: string;
  /** The placeholder that the shell contains: the page without rendered content shows it. */
  readonly placeholder: string;
  readonly after: string;
}
/** React's comments at the start of a Suspense boundary: complete, waiting for a script, or left to the browser. */
const boundaryStart = /<main\b[^>]*>(<!--\$[!?]?-->)/;
const boundaryEnd = '<!--/$--></main>';
const complete = '<!--$-->';

/** Splits the shell at the boundary that the host makes in `main`; undefined if the shell has none. */
export const findPageSlot = (shell: string): PageSlot | undefined => {
  const start = boundaryStart.exec(shell);
  const end = shell.lastIndexOf(boundaryEnd);
  if (!start || end < start.index) return undefined;
  const [found, comment = ''] = start;
  const from = start.index + found.length - comment.length;
  return {
    before: shell.slice(0, from),
    placeholder: shell.slice(from, end + boundaryEnd.length - '</main>'.length),
    after: shell.slice(end + boundaryEnd.length - '</main>'.length),
  };
};
/** Rendered content as a boundary that is complete. */
export const completeBoundary = (markup: string): string => `${complete}${markup}<!--/$-->`;
