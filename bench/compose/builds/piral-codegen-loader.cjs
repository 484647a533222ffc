// A module of piral-core is generated during the build; this loader generates it as the loaders of piral-cli
// do.
module.exports = function loadCodegen() {
  process.env.SHARED_DEPENDENCIES = '';
  return require(this.resourcePath)();
};
