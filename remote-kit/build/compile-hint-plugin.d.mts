import type { Compiler } from 'webpack';

export class CompileHintPlugin {
  apply(compiler: Compiler): void;
}
