// Replaces modules *.pictures.tsx in tests: every picture is /pictures/<name>.svg, without a drawing.
const picture = (name) => ({ src: `/pictures/${name}.svg`, width: 200, height: 200 });
const pictures = new Proxy({}, { get: (_target, name) => picture(String(name)) });
module.exports = { __esModule: true, default: pictures };
