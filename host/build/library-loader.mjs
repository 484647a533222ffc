// `Component.displayName = '…'` is read only by React DevTools, but as a side effect it keeps unused
// components of a library in the bundle. This loader removes the assignments and marks the calls that make
// components as free of side effects. `React[KEY]` with a constant key becomes `React.name`: otherwise webpack
// adds a namespace object of React, and the code that makes it, to the first files.
export default function libraryLoader(source) {
  return source
    .replace(/^\w+\.displayName = [^;\n]+;$/gm, '')
    .replace(/= (\w+\.|)(createContext|forwardRef|memo)\(/g, '= /* @__PURE__ */ $1$2(')
    .replace(/\b(React\d*)\[(\w+)\]/g, (access, react, key) => {
      const [, name] = new RegExp(`\\b(?:var|const) ${key} = "(\\w+)";`).exec(source) ?? [];
      return name ? `${react}.${name}` : access;
    });
}
