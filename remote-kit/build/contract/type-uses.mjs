// Finds uses of events, slots and flags by the types of shared-contracts, also through functions that take the name as
// a parameter (`eventsOf(bus, 'order-placed')`).
import { join } from 'node:path';
import ts from 'typescript';
import { domainEventNames } from '../../../shared-contracts/src/events.ts';
import { flagNames } from '../../../shared-contracts/src/configuration/flags.ts';
import { slotNames } from '../../../shared-contracts/src/slots.ts';

const kitSlot = join(import.meta.dirname, '..', '..', 'src', 'slot.tsx');
const contracts = join(import.meta.dirname, '..', '..', '..', 'shared-contracts', 'src');

const allNames = {
  'events.emits': domainEventNames,
  'events.consumes': domainEventNames,
  'slots.uses': slotNames,
  flags: flagNames,
};
/**
 * The members of these interfaces take the name as first argument; a component takes it as its prop `name`.
 */
const members = {
  'EventBus.emit': 'events.emits',
  'EventBus.on': 'events.consumes',
  'EventBus.last': 'events.consumes',
  'HostServices.Slot': 'slots.uses',
};
const memberKind = (symbol) => {
  const declaration = symbol?.declarations?.[0];
  if (!declaration?.getSourceFile().fileName.startsWith(contracts)) return undefined;
  return members[`${declaration.parent.name?.text}.${symbol.name}`];
};
const isFunctionLike = (node) => ts.isArrowFunction(node) || ts.isFunctionExpression(node);
const strip = (node) =>
  ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isNonNullExpression(node)
    ? strip(node.expression)
    : node;

const createResolver = (checker) => {
  const symbolOf = (node) => {
    const symbol = checker.getSymbolAtLocation(node);
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  };
  /**
   * Returns the member or the function that an expression names, also through destructuring and variables.
   */
  const target = (node) => {
    const symbol = symbolOf(ts.isPropertyAccessExpression(node) ? node.name : node);
    const declaration = symbol?.declarations?.[0];
    if (!declaration) return { symbol };
    if (ts.isBindingElement(declaration) && ts.isObjectBindingPattern(declaration.parent)) {
      const key = (declaration.propertyName ?? declaration.name).getText();
      const property = checker.getTypeAtLocation(declaration.parent).getProperty(key);
      return { symbol: property ?? symbol };
    }
    if (ts.isVariableDeclaration(declaration) && declaration.initializer) {
      const initializer = strip(declaration.initializer);
      if (isFunctionLike(initializer)) return { symbol, callable: initializer };
      if (ts.isPropertyAccessExpression(initializer) || ts.isIdentifier(initializer))
        return target(initializer);
    }
    return { symbol, ...(ts.isFunctionDeclaration(declaration) && { callable: declaration }) };
  };
  return { target, symbolOf };
};

/**
 * Returns the literal names of a type; undefined if the type is open: a type parameter, string, or the union
 * of all names.
 */
const literalNames = (checker, node, kind) => {
  if (ts.isStringLiteralLike(node)) return [node.text];
  const type = checker.getTypeAtLocation(node);
  if (type.flags & ts.TypeFlags.TypeParameter) return undefined;
  const parts = type.isUnion() ? type.types : [type];
  if (!parts.every((part) => part.isStringLiteral()) || parts.length === allNames[kind].length)
    return undefined;
  return parts.map(({ value }) => value);
};

/**
 * Returns every use in `files`: { kind, names, node }; `names` is undefined if the name cannot be read. A
 * function whose parameter becomes the name is not a use; its calls are.
 */
export const findUses = (checker, files) => {
  const { target, symbolOf } = createResolver(checker);
  /** Maps a function to [{ kind, index of the parameter, or the prop of its first parameter }]. */
  const wrappers = new Map();
  const nameParameter = (expression) => {
    const symbol = ts.isIdentifier(expression) && symbolOf(expression);
    const declaration = symbol && symbol.declarations?.[0];
    if (!declaration) return undefined;
    if (ts.isParameter(declaration))
      return { owner: declaration.parent, index: declaration.parent.parameters.indexOf(declaration) };
    const pattern = ts.isBindingElement(declaration) && declaration.parent;
    return pattern && ts.isParameter(pattern.parent)
      ? {
          owner: pattern.parent.parent,
          index: pattern.parent.parent.parameters.indexOf(pattern.parent),
          prop: (declaration.propertyName ?? declaration.name).getText(),
        }
      : undefined;
  };
  let uses = [];
  let isChanged = true;
  const addWrapper = (kind, { owner, index, prop }) => {
    const known = wrappers.get(owner) ?? [];
    if (known.some((one) => one.kind === kind && one.index === index && one.prop === prop)) return;
    wrappers.set(owner, [...known, { kind, index, prop }]);
    isChanged = true;
  };
  const use = (kind, expression, node) => {
    const names = expression && literalNames(checker, strip(expression), kind);
    const parameter = expression && !names ? nameParameter(strip(expression)) : undefined;
    if (parameter) addWrapper(kind, parameter);
    else uses.push({ kind, names, node });
  };
  const propertyOf = (object, name) =>
    object && ts.isObjectLiteralExpression(object)
      ? object.properties.find((one) => one.name?.getText() === name)?.initializer
      : undefined;
  const visitCall = (node) => {
    const { symbol, callable } = target(strip(node.expression));
    const kind = memberKind(symbol);
    if (kind) use(kind, node.arguments[0], node);
    for (const { kind: wrapped, index, prop } of wrappers.get(callable) ?? []) {
      const argument = node.arguments[index];
      use(wrapped, prop ? propertyOf(argument, prop) : argument, node);
    }
  };
  const visitElement = (node) => {
    const { symbol, callable } = target(node.tagName);
    const kind = memberKind(symbol);
    const kindsHere = [
      ...(kind ? [{ kind, prop: 'name' }] : []),
      ...(wrappers.get(callable) ?? []).filter(({ index }) => index === 0),
      ...(symbol?.declarations?.[0]?.getSourceFile().fileName === kitSlot
        ? [{ kind: 'slots.uses', prop: 'name' }]
        : []),
    ];
    for (const { kind: one, prop } of kindsHere) {
      const attribute = node.attributes.properties.find((property) => property.name?.getText() === prop);
      const value = attribute?.initializer;
      use(one, value && ts.isJsxExpression(value) ? value.expression : value, node);
    }
  };
  const isFlags = (expression) => {
    const names = checker.getTypeAtLocation(expression).getProperties();
    return (
      names.length >= flagNames.length && flagNames.every((name) => names.some((one) => one.name === name))
    );
  };
  const visit = (node) => {
    if (ts.isCallExpression(node)) visitCall(node);
    else if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) visitElement(node);
    else if (
      ts.isPropertyAccessExpression(node) &&
      flagNames.includes(node.name.text) &&
      isFlags(node.expression)
    )
      uses.push({ kind: 'flags', names: [node.name.text], node });
    else if (ts.isElementAccessExpression(node) && isFlags(node.expression))
      use('flags', node.argumentExpression, node);
    else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent) && isFlags(node.parent))
      uses.push({ kind: 'flags', names: [(node.propertyName ?? node.name).getText()], node });
    ts.forEachChild(node, visit);
  };
  while (isChanged) {
    isChanged = false;
    uses = [];
    for (const file of files) if (file.fileName !== kitSlot) visit(file);
  }
  return uses;
};
