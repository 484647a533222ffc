import { fireEvent } from '@testing-library/dom';
import { startLostPictures } from './lost-pictures.ts';

const add = (alt = '') => {
  const image = document.body.appendChild(document.createElement('img'));
  image.alt = alt;
  image.src = '/latte.svg';
  return image;
};
const url = 'http://localhost/latte.svg';
let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

describe('a picture whose file does not arrive', () => {
  it('leaves the surface behind it, and is requested again when the connection returns, K-25', () => {
    stop = startLostPictures();
    const image = add();
    fireEvent.error(image);
    expect(image.src).toMatch(/^data:image/);
    fireEvent(window, new Event('online'));
    expect(image.src).toBe(url);
  });

  it('and failed before the host’s code arrived leaves it too, K-25', () => {
    const image = add();
    Object.defineProperties(image, { complete: { value: true }, naturalWidth: { value: 0 } });
    stop = startLostPictures();
    expect(image.src).toMatch(/^data:image/);
  });

  it('keeps a file that was chosen meanwhile, and its description as text, K-25', () => {
    stop = startLostPictures();
    const [image, described] = [add(), add('A latte')];
    fireEvent.error(image);
    fireEvent.error(described);
    image.src = '/mocha.svg';
    fireEvent(window, new Event('online'));
    expect(image.src).toBe('http://localhost/mocha.svg');
    expect(described.src).toBe(url);
  });
});
