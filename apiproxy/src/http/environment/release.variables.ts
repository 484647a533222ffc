import type { TSchema } from 'typebox';
import { text, url } from './variable-kinds.ts';

/** The variables of registries, keys, builds and files, in the order of the operating guide. */
export const releaseVariables = {
  CREMA_REGISTRY_PUBLIC_KEYS: text({
    readBy: ['s', 'c'],
    purpose:
      'keys that verify registry documents and overrides: SPKI as PEM or base64, or file names, separated by commas or spaces',
    defaultText: 'the pair beside the registry',
    inProduction: 'needed',
  }),
  CREMA_REGISTRY_KEY: text({
    readBy: ['c', 'b'],
    purpose: 'private key that signs: PKCS8 as PEM, or a file name. Never on a server',
    defaultText: 'a pair created at the first use',
    inProduction: 'needed where releases are made',
    secret: true,
  }),
  REGISTRY_URL: text({
    readBy: ['s', 'c'],
    purpose:
      'a registry that is not a local folder. Server: `s3://bucket/prefix` or `https://…`, copied into `REGISTRY_DIR`. Command line: `s3://…` or a folder',
    inProduction: 'optional',
  }),
  REGISTRY_DIR: text({
    readBy: ['s', 'c', 'b'],
    purpose: 'the registry’s folder, or the copy of it',
    defaultText: '`CREMA_VAR/registry`',
    inProduction: 'must survive restarts, so that an outage of the store has no effect',
  }),
  HOST_DIR: text({
    readBy: ['s', 'c', 'b'],
    purpose: 'the built host that is served, and that the publish gate compares with',
    defaultText: '`CREMA_VAR/host`',
  }),
  CREMA_VAR: text({
    readBy: ['c', 'b'],
    purpose:
      'folder of everything that the build and the command line create. The server does not read it: set `REGISTRY_DIR`, `HOST_DIR` and `DATA_DIR` as well',
    defaultText: '`var`',
  }),
  CREMA_HOST_EXPORTS: text({
    readBy: ['b'],
    purpose:
      'the exports of each shared library that the deployed host shares, as JSON; `publish --build` sets it',
    defaultText: 'the lists in `host/src/shared`',
  }),
  CREMA_FILES_URL: url('https://files.example/', {
    readBy: ['c'],
    purpose: 'where browsers get the files of a registry in a bucket, with a slash at the end',
    inProduction: 'needed to publish into a bucket',
  }),
  CREMA_ALTERNATIVE_URL: url('https://files.example/', {
    readBy: ['c'],
    purpose:
      'a second URL of the same files (`publish --alternative`), used when the first fails; nothing copies the files there',
  }),
  CREMA_S3_ENDPOINT: url('https://s3.example', {
    readBy: ['s', 'c'],
    purpose: 'an S3-compatible store other than Amazon’s; its URLs are path-style',
    defaultText: 'Amazon’s',
  }),
  AWS_REGION: text({
    readBy: ['s', 'c'],
    purpose:
      'with the SDK’s own variables (`AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, `AWS_PROFILE`, roles …): access to the bucket; servers only read',
    defaultText: '`us-east-1` with `CREMA_S3_ENDPOINT`, else the SDK’s chain',
    inProduction: 'needed with `s3://`',
  }),
  BUILD_DIR: text({
    readBy: ['b'],
    purpose: 'where webpack writes one package',
    defaultText: '`<package>/dist`',
  }),
} as const satisfies Record<string, TSchema>;
