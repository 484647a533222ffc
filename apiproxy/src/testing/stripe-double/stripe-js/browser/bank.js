/// <reference lib="dom" />
for (const button of document.querySelectorAll('button'))
  button.addEventListener('click', () =>
    window.parent.postMessage({ isApproved: button.dataset['answer'] === 'yes' }, '*'),
  );
