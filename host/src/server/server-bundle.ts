// The exports of the host's server bundle (HostServerBundle).
export { provided } from './provided.ts';
export { renderPage } from './render-page.tsx';
export { renderShell } from './render-shell.tsx';
