import '@testing-library/jest-dom';

// The simulated browser has no modal dialogs yet; this is as much of them as components rely on.
const dialog = HTMLDialogElement.prototype;
dialog.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
dialog.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

const complain = console.error;
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((...words) => {
    complain(...words);
    throw new Error(`Unexpected console.error: ${String(words[0])}`);
  });
});
afterEach(() => jest.restoreAllMocks());
