// Class names that do not depend on the build: the markup of the server fits the styles of every variant.
import { root } from '../../../scripts/packages.mjs';

const commonNames = { localIdentName: 'page-[hash:base64:5]', localIdentContext: root };
const withNames = (use) => {
  if (Array.isArray(use)) return use.map(withNames);
  if (!use?.options?.modules) return use;
  return { ...use, options: { ...use.options, modules: { ...use.options.modules, ...commonNames } } };
};

/** The webpack configuration with these class names. */
export const withCommonClasses = (config) => ({
  ...config,
  module: {
    ...config.module,
    rules: config.module.rules.map((rule) => ({ ...rule, use: withNames(rule.use) })),
  },
});
