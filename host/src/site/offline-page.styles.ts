const night =
  '--paper:#1b110d;--ink:#f8ecdf;--muted:#c9b3a3;--line:#463229;--primary:#e8935c;--on:#241007;--focus:#ffd3a6;--art-light:#6a4a34;--art-shade:#37241a';

/** The design system's colours, for a page that loads no files. The server adds the strip of a demonstration, an `aside`. */
export const offlineStyles = `
:root{color-scheme:light dark;--paper:#fbf5ec;--ink:#231815;--muted:#66534a;--line:#e6d9c8;--primary:#a4471d;--on:#fffaf4;--focus:#231815;--art-light:#fbeedd;--art-shade:#ecd3b6}
@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){${night}}}
@media screen{:root[data-theme=dark]{${night}}}
*{box-sizing:border-box}
body{margin:0;min-block-size:100dvb;display:flex;flex-direction:column;background:var(--paper);color:var(--ink);font:400 1rem/1.5 system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif}
aside{display:none;padding:.25rem clamp(1rem,.5rem + 2.2vw,2.5rem);background:var(--line);font-size:.875rem;font-weight:600;text-align:center}
:root:lang(en) aside:lang(en),:root:lang(fr) aside:lang(fr){display:block}
header{padding:1rem clamp(1rem,.5rem + 2.2vw,2.5rem);border-block-end:1px solid var(--line);font:600 1.75rem/1.15 Georgia,serif;letter-spacing:-.02em}
main{flex:1;display:grid;align-content:center;justify-items:center;gap:1rem;max-inline-size:36rem;margin-inline:auto;padding:2rem clamp(1rem,.5rem + 2.2vw,2.5rem) 4rem;text-align:center}
h1{margin:0;font:600 clamp(1.875rem,1.48rem + 1.7vw,2.875rem)/1.1 Georgia,serif;text-wrap:balance}
p{margin:0;color:var(--muted);text-wrap:pretty}
button{min-block-size:2.75rem;margin-block-start:.5rem;padding-inline:1.5rem;border:0;border-radius:999px;background:var(--primary);color:var(--on);font:inherit;font-weight:600;cursor:pointer}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
@media (forced-colors:active){button{border:1px solid}}`;
