import { renderToString } from 'react-dom/server';
import type { Root } from 'react-dom/client';
import { renderInto } from './render-into.ts';

const rows = Array.from({ length: 40 }, (_, row) => row);
const rowMs = 1;
/** Each row takes a time of its own, however fast the machine is. */
const onRender = jest.fn(() => {
  const end = performance.now() + rowMs;
  while (performance.now() < end);
});
const Row = ({ row }: { readonly row: number }) => {
  onRender();
  return <li>{row}</li>;
};
const onHydrated = jest.fn();
const List = () => (
  <ul ref={onHydrated}>
    {rows.map((row) => (
      <Row key={row} row={row} />
    ))}
  </ul>
);
/** The number of rows that each task rendered, until the markup is hydrated. */
const countPerTask = async (): Promise<readonly number[]> => {
  const counts: number[] = [];
  while (onHydrated.mock.calls.length === 0) {
    const before = onRender.mock.calls.length;
    await new Promise((resolve) => setTimeout(resolve));
    counts.push(onRender.mock.calls.length - before);
  }
  return counts.filter((count) => count > 0);
};

let root: Root | undefined;
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});
afterEach(() => {
  root?.unmount();
  document.body.innerHTML = '';
});

describe('the first rendering of a page that the server rendered', () => {
  it('is done in short tasks, between which the browser answers a press', async () => {
    const element = document.createElement('div');
    element.innerHTML = renderToString(<List />);
    document.body.append(element);
    const served = element.querySelector('li');
    onRender.mockClear();
    root = renderInto(element, <List />, {});
    const counts = await countPerTask();
    expect(counts.length).toBeGreaterThan(2);
    expect(Math.max(...counts)).toBeLessThan(rows.length / 2);
    expect(element.querySelector('li')).toBe(served);
  });
});
