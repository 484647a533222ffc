import { render, screen, waitFor } from '@testing-library/react';
import { openStudio, useStudio, type Studio } from './studio.ts';

const Picture = ({ studio }: { studio: Studio<string> }) => <p>{useStudio(studio) ?? 'backdrop'}</p>;

describe('a studio', () => {
  it('fetches once for many pictures and draws them all when it arrives', async () => {
    const fetch = jest.fn(() => Promise.resolve('drawing'));
    const studio = openStudio(fetch);
    render(
      <>
        <Picture studio={studio} />
        <Picture studio={studio} />
      </>,
    );
    expect(screen.getAllByText('backdrop')).toHaveLength(2);
    expect(await screen.findAllByText('drawing')).toHaveLength(2);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('leaves the backdrop when it cannot be fetched, and tries again for the next picture', async () => {
    const fetch = jest.fn<Promise<string>, []>().mockRejectedValueOnce(new Error('offline'));
    fetch.mockResolvedValue('drawing');
    const studio = openStudio(fetch);
    const { unmount } = render(<Picture studio={studio} />);
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
    expect(screen.getByText('backdrop')).toBeInTheDocument();
    unmount();
    render(<Picture studio={studio} />);
    expect(await screen.findByText('drawing')).toBeInTheDocument();
  });

  it('draws at once what was brought before', () => {
    const studio = openStudio<string>(() => Promise.reject(new Error('not asked')));
    studio.bring('drawing');
    render(<Picture studio={studio} />);
    expect(screen.getByText('drawing')).toBeInTheDocument();
  });
});
