import { Skeleton } from '@crema/shared-ui';

/** The barcode panel's room. */
export const BarcodeSkeleton = () => <Skeleton shape="block" height="19rem" />;
