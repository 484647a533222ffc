/**
 * Page translation and extensions replace text nodes that React keeps: Chrome's translation puts each text into two nested `font`
 * elements. React then changes a node that nobody sees, or throws a NotFoundError when it removes the node. This module
 * finds the replacement of a text node, so that React's change reaches the page (PLT-017, docs/decisions/046).
 */
const replacements = new WeakMap<Node, ChildNode>();

let isTolerant = false;

const isText = (node: Node | null | undefined): node is Text => node?.nodeType === Node.TEXT_NODE;
const isFont = (node: Node | null | undefined): node is HTMLElement => node?.nodeName === 'FONT';

const note = (records: readonly MutationRecord[]): void => {
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    if (removedNodes.length !== 1 || !isText(removedNodes[0])) continue;
    const replacement = [addedNodes[0], previousSibling, nextSibling].find(isFont);
    if (replacement) replacements.set(removedNodes[0], replacement);
  }
};

/** The child of the parent that shows the node: an ancestor of the moved node, or the element that replaced it. */
const shownChild = (parent: Node, node: Node, observer: MutationObserver): ChildNode | undefined => {
  note(observer.takeRecords());
  let child: Node | null = node.parentNode ? node : (replacements.get(node) ?? null);
  while (child && child.parentNode !== parent) child = child.parentNode;
  return (child as ChildNode | null) ?? undefined;
};

/** React shows a replaced text at another place: the text itself is shown from now on. A translation may also put it into the replacement. */
const dropReplacement = (parent: Node, text: Node): void => {
  const replacement = isText(text) && !text.parentNode && replacements.get(text);
  if (!replacement || replacement.contains(parent)) return;
  replacement.remove();
  replacements.delete(text);
};

/** Changes the methods by which React changes the page, for nodes that something else has moved. Returns the end of it. */
export const tolerateForeignChanges = (): (() => void) => {
  if (isTolerant) return () => undefined;
  isTolerant = true;
  const observer = new MutationObserver(note);
  observer.observe(document.documentElement, { childList: true, subtree: true });
  const proto = Node.prototype;
  const { removeChild, insertBefore, appendChild } = proto;
  const nodeValue = Object.getOwnPropertyDescriptor(proto, 'nodeValue') as PropertyDescriptor;

  proto.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    const shown = shownChild(this, child, observer);
    if (shown) removeChild.call(this, shown);
    return child;
  };
  proto.appendChild = function <T extends Node>(this: Node, child: T): T {
    dropReplacement(this, child);
    return appendChild.call(this, child) as T;
  };
  proto.insertBefore = function <T extends Node>(this: Node, child: T, before: Node | null): T {
    dropReplacement(this, child);
    const isForeign = before && before.parentNode !== this;
    const next = isForeign ? (shownChild(this, before, observer) ?? null) : before;
    return insertBefore.call(this, child, next) as T;
  };
  Object.defineProperty(proto, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      nodeValue.set?.call(this, value);
      if (this.parentNode || !isText(this)) return;
      note(observer.takeRecords());
      const replaced = replacements.get(this);
      if (!replaced?.parentNode) return;
      replacements.delete(this);
      // The translation sees the new text as it saw the first one.
      replaced.replaceWith(this);
    },
  });
  return () => {
    isTolerant = false;
    observer.disconnect();
    Object.assign(proto, { removeChild, insertBefore, appendChild });
    Object.defineProperty(proto, 'nodeValue', nodeValue);
  };
};

/** True for an error that a foreign change of the page causes: React did not find a node where it had put it. */
export const isForeignChange = (cause: unknown): boolean =>
  cause instanceof DOMException && (cause.name === 'NotFoundError' || cause.name === 'HierarchyRequestError');
