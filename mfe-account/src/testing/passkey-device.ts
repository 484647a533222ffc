/** The behaviour of the device under test when a page asks it for a passkey. */
type Answer = () => Promise<unknown>;
const bytes = (text: string) => new TextEncoder().encode(text).buffer;

/** A signature in WebAuthn's form. Its contents are judged by the server, whose tests use real keys. */
export const signature = (id = 'key-1') => ({
  id,
  rawId: bytes(id),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: bytes('client'),
    authenticatorData: bytes('data'),
    signature: bytes('signature'),
    userHandle: bytes('user'),
  },
});
/** A new key in WebAuthn's form. */
export const newKey = (id = 'key-1') => ({
  id,
  rawId: bytes(id),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: bytes('client'),
    attestationObject: bytes('attestation'),
    getTransports: () => ['internal'],
  },
});
export const deviceError =
  (name: string): Answer =>
  () =>
    Promise.reject(Object.assign(new Error(name), { name }));

interface Device {
  /** Answers a press of a button. */
  get?: Answer | undefined;
  create?: Answer | undefined;
  /** Answers the request that waits in the field; without it the request waits until it is ended. */
  autofill?: Answer | undefined;
}
interface Asked {
  readonly mediation: string | undefined;
  readonly signal: AbortSignal | undefined;
}
/** Gives jsdom a device with passkeys until the test ends, and returns the requests that it got. */
export const installPasskeyDevice = () => {
  const asked: Asked[] = [];
  const device: Device = {};
  const waits = (signal: AbortSignal | undefined) =>
    new Promise((_, reject) => {
      signal?.addEventListener('abort', () =>
        reject(Object.assign(new Error('abort'), { name: 'AbortError' })),
      );
    });
  beforeEach(() => {
    asked.length = 0;
    Object.assign(device, { get: undefined, create: undefined, autofill: undefined });
    Object.defineProperty(globalThis, 'PublicKeyCredential', {
      configurable: true,
      value: class {
        static isConditionalMediationAvailable = async () => true;
      },
    });
    Object.defineProperty(navigator, 'credentials', {
      configurable: true,
      value: {
        get: ({ mediation, signal }: { mediation?: string; signal?: AbortSignal }) => {
          asked.push({ mediation, signal });
          if (mediation === 'conditional') return device.autofill?.() ?? waits(signal);
          return device.get?.() ?? waits(signal);
        },
        create: ({ signal }: { signal?: AbortSignal }) => device.create?.() ?? waits(signal),
      },
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  });
  return { device, asked };
};
