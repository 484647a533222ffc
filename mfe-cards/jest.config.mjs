import { jestPreset } from '@crema/remote-kit/build/jest';

export default jestPreset(import.meta.dirname);
