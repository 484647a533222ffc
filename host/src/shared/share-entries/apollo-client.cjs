// Module Federation identifies a shared module by its file, so each library has a file of its own that re-exports query-vendor.ts.
module.exports = require('../query-vendor.ts');
