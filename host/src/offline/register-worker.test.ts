import { registerWorker } from './register-worker.ts';

const provide = (serviceWorker: unknown) =>
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

describe('the worker of the offline page', () => {
  it('is installed, and its updates are never taken from a cache', async () => {
    const register = jest.fn();
    provide({ register });
    await registerWorker(true);
    expect(register).toHaveBeenCalledWith('/service-worker.js', { updateViaCache: 'none' });
  });

  it('is removed where the configuration switches it off', async () => {
    const [register, unregister] = [jest.fn(), jest.fn()];
    provide({ register, getRegistrations: async () => [{ unregister }] });
    await registerWorker(false);
    expect(unregister).toHaveBeenCalledTimes(1);
    expect(register).not.toHaveBeenCalled();
  });

  it('is not needed in a browser without workers', async () => {
    await expect(registerWorker(true)).resolves.toBeUndefined();
  });
});
