import ts from 'typescript';
import { bundledPrefix, isBundled, readHostExports } from './bundled-exports.mjs';

/** `import { map, range } from 'rxjs'` → `map` from the host, `range` from the remote's own bundle. */
const splitImport = (statement, hostExports) => {
  const library = statement.moduleSpecifier.text;
  const elements = statement.importClause?.namedBindings?.elements ?? [];
  const nameOf = ({ propertyName, name }) => (propertyName ?? name).text;
  const bundled = elements.filter((one) => !one.isTypeOnly && isBundled(library, nameOf(one), hostExports));
  if (!bundled.length) return undefined;
  const list = (chosen) => chosen.map((one) => one.getText()).join(', ');
  const shared = elements.filter((one) => !bundled.includes(one));
  // Each replacement stays on one line, so that line numbers do not change.
  return [
    ...(shared.length ? [`import { ${list(shared)} } from '${library}';`] : []),
    `import { ${list(bundled)} } from '${bundledPrefix}${library}';`,
  ].join(' ');
};

/** webpack loader for the sources of a remote and of remote-kit. */
export default function bundledExportsLoader(source) {
  const hostExports = readHostExports();
  const isShared = [...hostExports.keys()].some((name) => source.includes(`'${name}'`));
  if (!isShared) return source;
  const file = ts.createSourceFile(this.resourcePath, source, ts.ScriptTarget.Latest, true);
  let text = source;
  for (const statement of file.statements.filter(ts.isImportDeclaration).reverse()) {
    if (statement.importClause?.isTypeOnly || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const split = splitImport(statement, hostExports);
    if (split) text = text.slice(0, statement.getStart()) + split + text.slice(statement.getEnd());
  }
  return text;
}
