// Module Federation identifies a shared module by its file, so each library has a file of its own that re-exports store-vendor.ts.
module.exports = require('../store-vendor.ts');
