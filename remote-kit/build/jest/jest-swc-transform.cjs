const { createHash } = require('node:crypto');
const swcJest = require('@swc/jest');
const { version } = require('@swc/core/package.json');

/**
 * swc whose results all packages share: Jest's own key contains the package, so each of them would compile the files of remote-kit,
 * shared-ui and the libraries again. Needs one `id` for all packages (jest-preset.mjs).
 */
module.exports = {
  createTransformer: (options) => ({
    ...swcJest.createTransformer(options),
    getCacheKey: (source, path, { instrument, supportsStaticESM }) =>
      createHash('sha1')
        .update(JSON.stringify([version, options, path, instrument, supportsStaticESM]))
        .update(source)
        .digest('hex'),
  }),
};
