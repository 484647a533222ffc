import { render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { pageSkeletonKinds, pageSkeletons, type SkeletonBoxes } from '@crema/shared-contracts';
import { LoadingPage } from './loading-page.tsx';

const draw = (page: React.ReactElement) =>
  render(
    <IntlProvider locale="en-US" messages={{ 'host.loading': 'Loading' }}>
      {page}
    </IntlProvider>,
  ).container;
const countBoxes = (boxes: SkeletonBoxes): number =>
  boxes.reduce((sum, box) => sum + (typeof box === 'string' ? 1 : countBoxes(box.boxes)), 0);

describe('a page that is being loaded', () => {
  it.each(pageSkeletonKinds)('has the shape %s that its route names, box by box', (kind) => {
    const page = draw(<LoadingPage skeleton={kind} />);
    expect(page.querySelector('[aria-busy="true"]')).toHaveClass(`crema-loading-${kind}`);
    expect(page.querySelectorAll('.crema-bone')).toHaveLength(countBoxes(pageSkeletons[kind]));
  });

  it('is a grid of cards when its route names no shape', () => {
    expect(draw(<LoadingPage />).querySelector('.crema-loading-grid')).toBeInTheDocument();
  });

  it('shows its headline at once where it is known', () => {
    expect(draw(<LoadingPage headline="Made when you order" />)).toHaveTextContent('Made when you order');
  });
});
