// The applications that the frameworks register, from the registry in the page.
import { matchRoute } from '@crema/shared-contracts';
import { routedPages } from '@crema/remote-kit/host-services';
import { readBootDocument } from '../../../host/src/boot.ts';

const boot = readBootDocument();
export const remotes = boot.registry.remotes.map(({ name }) => name);
const pages = routedPages(boot.registry, boot.flags);
/** Whether the location is a page of the remote. */
export const isAt =
  (remote: string) =>
  ({ pathname }: Location) =>
    matchRoute(pages, pathname)?.remote === remote;
