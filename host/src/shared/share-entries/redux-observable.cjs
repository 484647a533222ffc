// Module Federation identifies a shared module by its file, so each library has a file of its own that re-exports data-vendor.ts.
module.exports = require('../data-vendor.ts');
