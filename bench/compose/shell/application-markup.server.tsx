// Replaces application-markup.ts in the server's bundle: what single-spa's layout engine calls renderApplication.
import { renderToString } from 'react-dom/server';
import { createPath, Router, type Navigator } from 'react-router';
import type { ApplicationMarkup } from './application-markup.ts';
import { PagesOf } from './remote-pages.tsx';

const doNothing = () => undefined;
const navigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  push: doNothing,
  replace: doNothing,
  go: doNothing,
};

/** The markup of the application as a root of its own, as the browser hydrates it. */
export const applicationMarkup: ApplicationMarkup = (composer, { remote }, pathname) => {
  const state = composer.pageStateOf(remote).getServer?.();
  if (state?.status !== 'ready') return '';
  const routes = composer.registry.get().remotes.find(({ name }) => name === remote)?.manifest.routes ?? [];
  return renderToString(
    <Router location={pathname} navigator={navigator}>
      <PagesOf mounted={state.mounted} routes={routes} />
    </Router>,
  );
};
