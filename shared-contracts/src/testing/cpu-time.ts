declare const process: { readonly cpuUsage: () => { readonly user: number } };

/** The milliseconds that this process has computed: other work of a busy machine does not count. */
export const cpuTimeMs = (): number => process.cpuUsage().user / 1_000;
