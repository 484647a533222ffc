import { storeHooks } from '@crema/remote-kit';
import type { ScanToPayState } from './scan-to-pay.slice.ts';

/** The hooks of react-redux with this remote's state. */
export const { useAppDispatch, useAppSelector } = storeHooks<ScanToPayState>();
