/** A picture of nothing: the backdrop shows through it. A browser draws a broken one in place of a file that did not arrive. */
const nothing = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';

/**
 * Leaves the backdrop of a picture whose file did not arrive, also before the page was hydrated, and requests the file again when
 * the connection returns. A ref; returns its end.
 */
export const followLostPicture = (image: HTMLImageElement): (() => void) => {
  let lost = '';
  const lose = () => {
    if (image.src === nothing) return;
    lost = image.src;
    image.src = nothing;
  };
  const retry = () => {
    if (image.src === nothing) image.src = lost;
  };
  if (image.complete && image.naturalWidth === 0) lose();
  image.addEventListener('error', lose);
  addEventListener('online', retry);
  return () => {
    image.removeEventListener('error', lose);
    removeEventListener('online', retry);
  };
};
