// piral-core has a module that is written when it is built; the loaders of piral-cli do the same as this one.
module.exports = function loadCodegen() {
  process.env.SHARED_DEPENDENCIES = '';
  return require(this.resourcePath)();
};
