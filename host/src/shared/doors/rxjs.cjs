// Federation tells shared modules apart by file: each library has its door to the one room.
module.exports = require('../libraries.ts');
