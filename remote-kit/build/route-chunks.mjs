// Finds the code that each route of a remote loads lazily, so that the page can preload it (BuildFiles.routes).
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Returns the value of a name, or of a property of a constant, in this file. */
const resolverOf = (file) => {
  const constants = new Map();
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      constants.set(node.name.text, node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(file);
  const unwrap = (node) =>
    node && (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) ? node.expression : node;
  const propertyOf = (object, name) =>
    object && ts.isObjectLiteralExpression(object)
      ? object.properties.find((one) => ts.isPropertyAssignment(one) && one.name.text === name)?.initializer
      : undefined;
  const resolve = (node) => {
    if (ts.isIdentifier(node)) return unwrap(constants.get(node.text));
    if (ts.isPropertyAccessExpression(node)) return propertyOf(resolve(node.expression), node.name.text);
    return undefined;
  };
  return resolve;
};
/** Calls `see` for the node and every node below it and behind its names. */
const walk = (node, resolve, see, seen = new Set()) => {
  if (seen.has(node)) return;
  seen.add(node);
  if (see(node) === false) return;
  const target = resolve(node);
  if (target) walk(target, resolve, see, seen);
  // The name of a property refers to nothing: `page.ProductPage` is not the constant ProductPage.
  else if (ts.isPropertyAccessExpression(node)) walk(node.expression, resolve, see, seen);
  else ts.forEachChild(node, (child) => walk(child, resolve, see, seen));
};
const isCallOf = (node, name) => ts.isCallExpression(node) && node.expression.getText() === name;
const importsIn = (node, resolve) => {
  const found = [];
  walk(node, resolve, (one) => {
    if (ts.isCallExpression(one) && one.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [request] = one.arguments;
      if (request && ts.isStringLiteral(request)) found.push(request.text);
    }
  });
  return found;
};
/** Imports of the first argument of each lazyRoute call: what it preloads for later pages is not part of the route. */
const lazyImports = (node, resolve) => {
  const found = [];
  walk(node, resolve, (one) => {
    if (!isCallOf(one, 'lazyRoute')) return undefined;
    found.push(...importsIn(one.arguments[0], resolve));
    return false;
  });
  return found;
};

/** route id → the modules (absolute paths) that the route's page imports lazily, by the argument of defineRemote in `path`. */
export const readRouteImports = (path) => {
  const file = ts.createSourceFile(
    path,
    readFileSync(path, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const resolve = resolverOf(file);
  const routes = {};
  const visit = (node) => {
    if (isCallOf(node, 'defineRemote')) {
      const definition = node.arguments[0]?.properties.find(
        (one) => one.name?.getText() === 'routes',
      )?.initializer;
      for (const property of definition?.properties ?? []) {
        if (!ts.isPropertyAssignment(property)) continue;
        const requests = lazyImports(property.initializer, resolve);
        if (requests.length)
          routes[property.name.text] = requests.map((request) => join(dirname(path), request));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return routes;
};

/** The path of a module's source; webpack may have concatenated it with others. */
const resourceOf = (module) => module?.resource ?? module?.rootModule?.resource;
/** module (absolute path) → files of the chunks that its `import()` loads. */
const filesByImport = ({ modules, chunkGraph, moduleGraph }) => {
  const files = new Map();
  for (const module of modules)
    for (const block of module.blocks) {
      const group = chunkGraph.getBlockChunkGroup(block);
      for (const dependency of group ? block.dependencies : [])
        files.set(resourceOf(moduleGraph.getModule(dependency)), group.getFiles());
    }
  return files;
};

/** route id → files of its lazily loaded code, for build.json. */
export const routeFiles = (compilation, path) => {
  const files = filesByImport(compilation);
  return Object.fromEntries(
    Object.entries(readRouteImports(path)).map(([id, imports]) => [
      id,
      [...new Set(imports.flatMap((module) => files.get(module) ?? []))].filter(
        (file) => !file.endsWith('.map'),
      ),
    ]),
  );
};
