/** A picture of nothing: the surface behind it shows through. A browser draws a broken one in place of a file that did not arrive. */
const nothing = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';

/**
 * Leaves the surface behind each decorative picture whose file did not arrive, as long as the connection is lost (K-25). A picture
 * with a description keeps it as text. Returns the function that stops it.
 */
export const startLostPictures = (): (() => void) => {
  const lost = new Map<HTMLImageElement, string>();
  const lose = (element: unknown) => {
    if (!(element instanceof HTMLImageElement) || element.alt !== '' || element.src === nothing) return;
    lost.set(element, element.src);
    element.src = nothing;
  };
  const onError = ({ target }: Event) => lose(target);
  const retry = () => {
    for (const [image, src] of lost) if (image.src === nothing) image.src = src;
    lost.clear();
  };
  for (const image of document.images) if (image.complete && image.naturalWidth === 0) lose(image);
  // The errors of pictures do not bubble.
  document.addEventListener('error', onError, true);
  addEventListener('online', retry);
  return () => {
    document.removeEventListener('error', onError, true);
    removeEventListener('online', retry);
  };
};
