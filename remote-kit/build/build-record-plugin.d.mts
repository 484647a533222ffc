import type { Compiler } from 'webpack';

export declare class BuildRecordPlugin {
  constructor(options: { readonly exposed: readonly string[]; readonly inlineScript?: string });
  apply(compiler: Compiler): void;
}
