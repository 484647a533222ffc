declare global {
  interface Window {
    /** The texts of the notice by language; the build writes them before the script (inline-script.mjs). */
    scriptCheckTexts?: Readonly<
      Record<string, Readonly<Record<'slow' | 'failed' | 'old' | 'reload', string>>>
    >;
    scriptCheck?: {
      /** Whether a form with an address may be sent by the browser itself, because no script will send it. */
      readonly mayLeave: (form: EventTarget | null) => boolean;
      readonly stop: () => void;
    };
  }
}

/** The page works: its notice that scripts are missing is removed. */
export const stopScriptCheck = (): void => window.scriptCheck?.stop();
