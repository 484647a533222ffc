import { locales } from '@crema/shared-contracts';
import { findMessageErrors, readTextsIn } from '@crema/remote-kit/testing/locale-files';
import { stopScriptCheck } from './script-check.ts';

const noNames = { routes: [], navigation: [], titles: { 'en-US': {}, 'en-CA': {}, 'fr-CA': {} }, locales };
const texts = readTextsIn('host/src/shell/script-check/locales', locales);
const english = texts['en-US'] as Record<string, string>;

const setup = (lang = 'en-US') => {
  document.documentElement.lang = lang;
  document.body.innerHTML =
    '<div id="root"><form id="search" action="/store-locator"></form><form></form></div>';
  document.head.innerHTML = '<script defer src="/assets/host/host.js" type="text/plain"></script>';
  window.scriptCheckTexts = {
    'en-US': texts['en-US'],
    'en-CA': { ...texts['en-US'], ...texts['en-CA'] },
    'fr-CA': texts['fr-CA'],
  } as never;
  jest.isolateModules(() => {
    jest.requireActual('./script-check.inline.ts');
    jest.requireActual('../early-events.inline.ts');
  });
};
const notice = () => document.querySelector('.crema-script-check');
const shown = () => notice()?.querySelector('p')?.textContent;
const scriptFails = () => document.querySelector('script')?.dispatchEvent(new Event('error'));
const reject = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
const send = (form: HTMLFormElement) => {
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  form.dispatchEvent(event);
  return !event.defaultPrevented;
};
const form = (index: number) => document.querySelectorAll('form').item(index);

describe('a page whose scripts do not work, PLT-018', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    stopScriptCheck();
    window.earlyEvents?.stop();
    notice()?.remove();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('has its texts in every language and in the shop’s words, PLT-011', () => {
    expect(findMessageErrors(texts, noNames)).toEqual([]);
  });
  it.each([
    ['a script that is blocked or refused', scriptFails],
    [
      'an error of the host’s code, as of a missing built-in',
      () =>
        reject(Object.assign(new TypeError('x is not a function'), { stack: 'at /assets/host/host.js:1' })),
    ],
    [
      'syntax that the browser does not know',
      () => window.dispatchEvent(new ErrorEvent('error', { filename: 'https://a.test/assets/host/host.js' })),
    ],
    [
      'scripts that were removed from the page',
      () => {
        document.querySelector('script')?.remove();
        document.dispatchEvent(new Event('DOMContentLoaded'));
      },
    ],
    ['scripts that never come', () => jest.advanceTimersByTime(60_000)],
  ])('says so at once, with Reload, after %s', (_cause, happen) => {
    setup();
    happen();
    expect(shown()).toBe(english['failed']);
    expect(notice()?.getAttribute('role')).toBe('alert');
    expect(notice()?.querySelector('button')?.textContent).toBe('Reload');
  });
  it.each([
    ['en-US', english['failed']],
    ['en-CA', english['failed']],
    ['fr-CA', texts['fr-CA']?.['failed']],
  ])('speaks the language of the page: %s', (lang, text) => {
    setup(lang);
    scriptFails();
    expect(shown()).toBe(text);
  });
  it.each([
    ['Safari before 15.4', Array.prototype, 'findLast'],
    ['Safari before 16', AbortSignal, 'timeout'],
  ])('names the browser as the cause: %s', (_browser, owner, name) => {
    const builtIn = Object.getOwnPropertyDescriptor(owner, name) as PropertyDescriptor;
    Reflect.deleteProperty(owner, name);
    try {
      setup();
      document.dispatchEvent(new Event('DOMContentLoaded'));
      expect(shown()).toBe(english['old']);
      stopScriptCheck();
      expect(shown()).toBe(english['old']);
    } finally {
      Object.defineProperty(owner, name, builtIn);
    }
  });
  it('says after 8 s that it is still loading, and removes the notice once the shell works, PLT-016', () => {
    setup();
    jest.advanceTimersByTime(7_999);
    expect(notice()).toBeNull();
    jest.advanceTimersByTime(1);
    expect(shown()).toBe(english['slow']);
    expect(notice()?.querySelector('progress')).not.toBeNull();
    // Its look takes no room of the page: shell.css.
    expect(notice()).toHaveClass('crema-script-check-slow');
    stopScriptCheck();
    expect(notice()).toBeNull();
    jest.advanceTimersByTime(60_000);
    expect(notice()).toBeNull();
  });
  it('lets the browser send a form with an address, and never one without: that would show what was typed in the URL', () => {
    setup();
    const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
    expect(send(form(0))).toBe(false);
    scriptFails();
    expect(submit).toHaveBeenCalledTimes(1);
    expect(send(form(0))).toBe(true);
    expect(send(form(1))).toBe(false);
  });
  it('does not mind the errors of others', () => {
    setup();
    reject(Object.assign(new Error('extension'), { stack: 'at chrome-extension://abc/x.js' }));
    window.dispatchEvent(new ErrorEvent('error', { filename: 'chrome-extension://abc/x.js' }));
    reject(undefined);
    expect(notice()).toBeNull();
  });
});
