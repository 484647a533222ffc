import { PageSkeleton } from '@crema/shared-ui';

/** Placeholder of the store page: picture and facts with the hours next to them. */
export const StorePageSkeleton = () => <PageSkeleton kind="columns" />;
