// Like early-events.inline.ts this runs in each page's head, also in browsers that are older than the minimum: no syntax
// and no built-in that they may lack. It writes a notice with Reload when the host's scripts are blocked, missing, fail or
// take long, and names the browser if that is too old (PLT-018). The host calls `stop` once its shell works.
{
  const slowMs = 8000;
  const givenUpMs = 60_000;
  const root = document.documentElement;
  const texts = (window.scriptCheckTexts || {})[root.lang] || (window.scriptCheckTexts || {})['en-US'];
  const ours = '/assets/';
  let notice: HTMLElement | undefined;
  let hasFailed = false;
  let unsent: HTMLFormElement | undefined;
  const timers: number[] = [];

  const hasLookbehind = () => {
    try {
      return new RegExp('(?<=a)b').test('ab');
    } catch {
      return false;
    }
  };
  /** Below Safari 16.4, Chrome 103 and Firefox 104 one of these is missing. */
  const isOld = !(
    'findLast' in Array.prototype &&
    typeof AbortSignal !== 'undefined' &&
    'timeout' in AbortSignal &&
    hasLookbehind()
  );

  const element = (name: string, text: string, parent: HTMLElement) => {
    const made = document.createElement(name);
    made.textContent = text;
    parent.appendChild(made);
    return made;
  };
  const show = (cause: 'slow' | 'failed' | 'old') => {
    if (!texts || !document.body) return;
    hide();
    const box = document.createElement('div');
    // The page keeps its place when this notice is removed: shell.css draws it over the page.
    box.className = 'crema-script-check' + (cause === 'slow' ? ' crema-script-check-slow' : '');
    box.setAttribute('role', cause === 'slow' ? 'status' : 'alert');
    element('p', texts[cause], box);
    if (cause === 'slow') element('progress', '', box).setAttribute('aria-label', texts.slow);
    if (cause !== 'old') element('button', texts.reload, box).onclick = () => location.reload();
    document.body.insertBefore(box, document.body.firstChild);
    notice = box;
  };
  const hide = () => {
    if (notice && notice.parentNode) notice.parentNode.removeChild(notice);
    notice = undefined;
  };
  const fail = () => {
    if (hasFailed) return;
    hasFailed = true;
    show(isOld ? 'old' : 'failed');
    if (unsent) unsent.submit();
  };
  const isOurs = (text: unknown) => String(text).indexOf(ours) >= 0;
  const onError = (event: ErrorEvent) => {
    const { target } = event;
    const script =
      target && (target as HTMLElement).tagName === 'SCRIPT' ? (target as HTMLScriptElement) : null;
    // A remote's scripts have other versions, and the host shows what fails there.
    if (script ? isOurs(script.src) && script.defer : isOurs(event.filename)) later(fail);
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (isOurs(reason && (reason.stack || reason.message))) later(fail);
  };
  const onSubmit = ({ target }: Event) => {
    const form = target as HTMLFormElement;
    if (form.hasAttribute('action')) unsent = form;
  };
  /** The head is read before the body is there. */
  const later = (run: () => void) => {
    if (document.body) run();
    else document.addEventListener('DOMContentLoaded', run);
  };
  const onReady = () => {
    if (isOld) show('old');
    if (!document.querySelector('script[defer][src*="' + ours + '"]')) fail();
  };
  const wait = (run: () => void, ms: number) => timers.push(window.setTimeout(run, ms));

  addEventListener('error', onError as EventListener, true);
  addEventListener('unhandledrejection', onRejection);
  addEventListener('submit', onSubmit, true);
  document.addEventListener('DOMContentLoaded', onReady);
  wait(() => notice || show('slow'), slowMs);
  wait(fail, givenUpMs);
  window.scriptCheck = {
    mayLeave: (form) => hasFailed && !!form && (form as HTMLElement).hasAttribute('action'),
    stop: () => {
      removeEventListener('error', onError as EventListener, true);
      removeEventListener('unhandledrejection', onRejection);
      removeEventListener('submit', onSubmit, true);
      document.removeEventListener('DOMContentLoaded', onReady);
      timers.forEach(clearTimeout);
      if (!isOld) hide();
    },
  };
}
