// jsdom lacks globals that all supported browsers have; this environment copies them from Node.
const { TestEnvironment } = require('jest-environment-jsdom');

const fromNode = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'TextDecoderStream',
  'CompressionStream',
  'DecompressionStream',
  'BroadcastChannel',
  'MessageChannel',
  'MessagePort',
  'AbortController',
  'AbortSignal',
  'structuredClone',
  'setImmediate',
  'clearImmediate',
  // jsdom's own parse each address of a request character by character.
  'URL',
  'URLSearchParams',
];

module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(
      {
        ...config,
        projectConfig: {
          ...config.projectConfig,
          testEnvironmentOptions: {
            customExportConditions: [''],
            ...config.projectConfig.testEnvironmentOptions,
          },
        },
      },
      context,
    );
  }

  async setup() {
    await super.setup();
    for (const name of fromNode) if (globalThis[name] !== undefined) this.global[name] = globalThis[name];
    this.global.Uint8Array = Uint8Array;
  }
};
