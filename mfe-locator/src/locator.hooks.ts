import { storeHooks } from '@crema/remote-kit';
import type { LocatorState } from './locator.store.ts';

/** The hooks of react-redux with this remote's state. */
export const { useAppDispatch, useAppSelector } = storeHooks<LocatorState>();
