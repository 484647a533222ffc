// Like shell/early-events.inline.ts this runs in each page's head. Extensions and page translation change the server's markup before
// React hydrates it. The changes are recorded from the end of the document on, so that the host can undo them (PLT-017).
{
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((more) => void records.push(...more));
  const start = () => {
    if (document.readyState === 'interactive')
      observer.observe(document.documentElement, { childList: true, subtree: true });
  };
  document.addEventListener('readystatechange', start);
  window.foreignRecords = {
    take: () => [...records.splice(0), ...observer.takeRecords()],
    stop: () => {
      observer.disconnect();
      document.removeEventListener('readystatechange', start);
    },
  };
}
