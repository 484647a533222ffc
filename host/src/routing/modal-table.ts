import type { ModalDeclaration, ResolvedRegistry } from '@crema/shared-contracts';

export interface HashModal extends ModalDeclaration {
  readonly remote: string;
}
/**
 * Returns the modal of a hash on a page of `pageRemote`; undefined for a hash that no enabled remote declares
 * (CRD-004, D-09).
 */
export const modalOf = (
  { remotes }: ResolvedRegistry,
  hash: string,
  pageRemote: string | undefined,
): HashModal | undefined =>
  remotes
    .flatMap(({ name, manifest }) => (manifest.modals ?? []).map((modal) => ({ ...modal, remote: name })))
    .find((modal) => modal.hash === hash && (modal.pages === 'every' || modal.remote === pageRemote));
