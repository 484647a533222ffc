import type { Compiler } from 'webpack';

export class EntryIdsPlugin {
  apply(compiler: Compiler): void;
}
