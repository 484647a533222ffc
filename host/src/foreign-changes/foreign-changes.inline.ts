// Like shell/early-events.inline.ts this runs in each page's head. Extensions and page translation change the server's markup before
// React hydrates it. The changes are recorded from the end of the document on, so that the host can undo them (PLT-017).
{
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((more) => void records.push(...more));
  const take = () => [...records.splice(0), ...observer.takeRecords()];
  const start = () => {
    if (document.readyState === 'interactive')
      observer.observe(document.documentElement, { childList: true, subtree: true });
  };
  let hasChanged = false;

  /** Undoes one change. A neighbor that has left the parent since then names no place any more. */
  const undo = ({ target, addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord): void => {
    const isChild = (node: Node | null) => node?.parentNode === target;
    for (const added of addedNodes) if (isChild(added)) target.removeChild(added);
    const before = isChild(nextSibling)
      ? nextSibling
      : isChild(previousSibling)
        ? (previousSibling?.nextSibling ?? null)
        : null;
    for (const removed of removedNodes) target.insertBefore(removed, before);
  };
  /** React marks each element that it creates or hydrates. */
  const isForeign = (node: Node) =>
    node instanceof Element && !Object.keys(node).some((key) => key.startsWith('__react'));

  document.addEventListener('readystatechange', start);
  window.foreignMarkup = {
    restore: (root) => {
      for (const record of take().reverse()) {
        if (!root?.contains(record.target)) continue;
        hasChanged = true;
        undo(record);
      }
      // An element that was inserted while the document was read looks like the parser's work: only the number of elements shows it.
      const sent = document.querySelector<HTMLElement>('[data-elements]')?.dataset['elements'];
      if (root?.id === 'root' && sent && root.getElementsByTagName('*').length !== Number(sent))
        hasChanged = true;
    },
    isChanged: () => (hasChanged ||= take().some(({ addedNodes }) => [...addedNodes].some(isForeign))),
    stop: () => {
      observer.disconnect();
      document.removeEventListener('readystatechange', start);
    },
  };
}
