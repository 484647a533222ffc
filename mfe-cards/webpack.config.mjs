import { remoteConfig } from '@crema/remote-kit/build';

export default remoteConfig(import.meta.dirname);
