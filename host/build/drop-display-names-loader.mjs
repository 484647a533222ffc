// `Component.displayName = '…'` is read only by React DevTools, but as a side effect it keeps unused
// components of a library in the bundle. This loader removes the assignments and marks the calls that make
// components as free of side effects.
export default function dropDisplayNames(source) {
  return source
    .replace(/^\w+\.displayName = [^;\n]+;$/gm, '')
    .replace(/= (\w+\.|)(createContext|forwardRef|memo)\(/g, '= /* @__PURE__ */ $1$2(');
}
