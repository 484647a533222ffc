import { giftDraftStorage } from '@crema/shared-contracts';
import { reserveSpace } from '@crema/remote-kit';

const root = () => document.documentElement.style;
/** Runs the script in the head of the next page. */
const openNextPage = () => {
  root().cssText = '';
  jest.isolateModules(() => void jest.requireActual('./reserved-space.inline.ts'));
};

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  root().cssText = '';
});

it('reserves space on this page and before the first frame of the next, PLT-012', () => {
  reserveSpace('open-orders', 2);
  reserveSpace('notice', 1);
  expect(root().getPropertyValue('--reserved-open-orders')).toBe('2');
  openNextPage();
  expect(root().getPropertyValue('--reserved-open-orders')).toBe('2');
  expect(root().getPropertyValue('--reserved-notice')).toBe('1');
});

it('reserves nothing once the part is empty', () => {
  reserveSpace('open-orders', 2);
  reserveSpace('open-orders', 0);
  openNextPage();
  expect(root().getPropertyValue('--reserved-open-orders')).toBe('');
});

it('reserves nothing when the stored value has another version or shape', () => {
  for (const stored of ['{"v":2,"value":{"open-orders":3}}', 'not JSON', 'null']) {
    localStorage.setItem('crema.reserved', stored);
    openNextPage();
    expect(root().cssText).toBe('');
  }
});

it('reserves the place of the notice of a gift that was started in this tab, D-76', () => {
  openNextPage();
  expect(root().getPropertyValue('--reserved-gift-draft')).toBe('');
  sessionStorage.setItem(giftDraftStorage.key, '{}');
  openNextPage();
  expect(root().getPropertyValue('--reserved-gift-draft')).toBe('1');
});
