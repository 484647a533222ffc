import { Skeleton } from '@crema/shared-ui';

/** Placeholder in the size of the barcode panel. */
export const BarcodeSkeleton = () => <Skeleton shape="block" height="19rem" />;
