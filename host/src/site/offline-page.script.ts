interface ScriptInput {
  readonly messages: Readonly<Record<string, object>>;
  readonly reachability: string;
  readonly brandName: string;
}
const inScript = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/**
 * The script of the offline page. It uses the chosen language (cookie), else the browser's. It checks the
 * server every 1.5 s while the page is visible, and at once when the browser has a network again (as
 * connection.ts does).
 */
export const offlineScript = ({ messages, reachability, brandName }: ScriptInput): string => `
(() => {
  const texts = ${inScript(messages)};
  const cookie = (name) => new RegExp('(?:^|; )' + name + '=([^;]*)').exec(document.cookie)?.[1];
  const wanted = [cookie('locale'), ...(navigator.languages ?? [])].filter(Boolean).map(decodeURIComponent);
  const known = Object.keys(texts);
  const locale = wanted.map((tag) => known.find((one) => one === tag) ??
    known.find((one) => one.slice(0, 2) === tag.slice(0, 2))).find(Boolean) ?? known[0];
  const theme = cookie('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  document.documentElement.lang = locale;
  document.title = texts[locale].title + ' · ' + ${inScript(brandName)};
  for (const [id, text] of Object.entries(texts[locale])) document.getElementById(id).textContent = text;
  const open = () => location.reload();
  const check = () => fetch(${inScript(reachability)}, { method: 'HEAD', cache: 'no-store', redirect: 'manual' }).then(
    ({ status }) => (status === 204 || status >= 400) && open(), () => undefined);
  document.getElementById('retry').addEventListener('click', open);
  addEventListener('online', check);
  setInterval(() => document.visibilityState === 'visible' && check(), 1500);
})();`;
