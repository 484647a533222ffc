import { render, screen, waitFor } from '@testing-library/react';
import { createArtChunk, useArtChunk, type ArtChunk } from './art-chunk.ts';

const Picture = ({ chunk }: { chunk: ArtChunk<string> }) => <p>{useArtChunk(chunk) ?? 'backdrop'}</p>;

describe('an art chunk', () => {
  it('fetches once for many pictures and draws them all when it arrives', async () => {
    const fetch = jest.fn(() => Promise.resolve('drawing'));
    const chunk = createArtChunk(fetch);
    render(
      <>
        <Picture chunk={chunk} />
        <Picture chunk={chunk} />
      </>,
    );
    expect(screen.getAllByText('backdrop')).toHaveLength(2);
    expect(await screen.findAllByText('drawing')).toHaveLength(2);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('leaves the backdrop when it cannot be fetched, and tries again for the next picture', async () => {
    const fetch = jest.fn<Promise<string>, []>().mockRejectedValueOnce(new Error('offline'));
    fetch.mockResolvedValue('drawing');
    const chunk = createArtChunk(fetch);
    const { unmount } = render(<Picture chunk={chunk} />);
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
    expect(screen.getByText('backdrop')).toBeInTheDocument();
    unmount();
    render(<Picture chunk={chunk} />);
    expect(await screen.findByText('drawing')).toBeInTheDocument();
  });

  it('draws at once what was brought before', () => {
    const chunk = createArtChunk<string>(() => Promise.reject(new Error('not asked')));
    chunk.provide('drawing');
    render(<Picture chunk={chunk} />);
    expect(screen.getByText('drawing')).toBeInTheDocument();
  });
});
