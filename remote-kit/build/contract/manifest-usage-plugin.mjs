// Fails a remote's build if remote.json and the code differ, in either direction.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findManifestDifferences, readManifestUsage } from './manifest-usage.mjs';

export class ManifestUsagePlugin {
  apply(compiler) {
    const { WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ManifestUsagePlugin', (compilation) => {
      // A development build skips the check: reading the types takes seconds, and the build is not released.
      if (compiler.watchMode) return;
      const manifest = JSON.parse(readFileSync(join(compiler.context, 'remote.json'), 'utf8'));
      for (const difference of findManifestDifferences(manifest, readManifestUsage(compiler.context)))
        compilation.errors.push(new WebpackError(difference));
    });
  }
}
