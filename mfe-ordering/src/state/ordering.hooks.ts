import { storeHooks } from '@crema/remote-kit';
import type { RootState } from './root-state.ts';

/** The hooks of react-redux with this remote's state. */
export const { useAppDispatch, useAppSelector, useAppStore } = storeHooks<RootState>();
